import fc from 'fast-check';
import { cardText } from '/tmp/wt/language/packages/cards/test/language/arbitrary.ts';
import { validate, print, parse } from '@komradery/cards/language';
import {read} from '/tmp/wt/language/packages/cards/src/language/read.ts';
import {tokens} from '/tmp/wt/language/packages/cards/src/language/tokens.ts';
const s=fc.sample(cardText,{numRuns:100,seed:1});
let t=performance.now(); for(const a of s) validate(a); console.log('validate',(performance.now()-t)/100);
t=performance.now(); const texts=s.map(print); console.log('print',(performance.now()-t)/100);
t=performance.now(); for(const x of texts) read(tokens(x),'text',{steps:0}); console.log('read',(performance.now()-t)/100, texts.join('').length/100);
