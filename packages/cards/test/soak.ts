import fc from 'fast-check';
import { deepEqual } from 'node:assert';
import { cardText } from './language/arbitrary.ts';
import { print, parse } from '@komradery/cards/language';
const out=fc.check(fc.property(cardText,(ast)=>{const t=print(ast);fc.pre(t.length<=2048);const r=parse(t);if(!r.ok) throw new Error(t+'\n'+JSON.stringify(r.error));deepEqual(r.value,ast)}),{numRuns:Number(process.argv[2]),seed:Number(process.argv[3]??Date.now()%100000)});
console.log(out.failed?`FAIL seed ${out.seed} after ${out.numRuns}\n${print(out.counterexample![0])}\n${JSON.stringify(out.counterexample![0])}\n${String((out as any).errorInstance?.message).slice(0,1500)}`:`ok ${out.numRuns} seed ${out.seed}`);
