import { type Action, ancestorsOf, type Chart, type ChartNode, type Guard, type Params } from './chart.ts';
import { literal } from './literal.ts';
import { type Refusal, type RefusalCode, type RefusalDetails, refuse } from './refusal.ts';

/** What source text cannot hold: functions that stand in the machine itself, and values that are not plain data. */
export const sourceRefusals = (chart: Chart): readonly Refusal[] => {
  const refusals: Refusal[] = [];

  const check = (node: ChartNode): void => {
    const path = [node, ...ancestorsOf(node)].reverse().slice(1);
    const state = path.map(({ key }) => key).join('.') || chart.id;
    const no = <K extends RefusalCode>(at: string, code: K, ...details: RefusalDetails<K>): void => {
      refusals.push(refuse(state, at, code, ...details));
    };

    const params = (given: Params, at: string): void => {
      if (given === undefined) return;
      if ('expression' in given) no(at, 'inline', 'a function for parameters');
      else if (literal(given.value) === undefined) no(at, 'literal', 'this parameter');
    };
    const action = (given: Action): void => {
      params(given.params, given.at);
      if (given.kind === 'raise') {
        if (typeof given.event === 'function') no(given.at, 'raise-computed');
        else if (literal(given.event) === undefined) no(given.at, 'literal', 'this event');
      }
      if (given.name !== undefined) return;
      if (given.kind === 'custom') no(given.at, 'inline', 'a function');
      if (given.kind === 'assign' && literal(given.assignment) === undefined)
        no(given.at, 'inline', 'an assign with functions');
    };
    const guard = (given: Guard): void => {
      if (given.kind === 'call') {
        params(given.params, given.at);
        if (given.name === undefined) no(given.at, 'inline', 'a function');
      } else if (given.kind === 'and' || given.kind === 'or') given.guards.forEach(guard);
      else if (given.kind === 'not') guard(given.guard);
      else if (given.kind === 'after') no(given.at, 'inline', 'a function for parameters');
    };

    for (const given of [...node.entry, ...node.exit, ...node.initialActions]) action(given);
    for (const transition of [...[...node.on.values()].flat(), ...node.always]) {
      transition.actions.forEach(action);
      if (transition.guard) guard(transition.guard);
    }
    if (typeof node.output === 'function') no('output', 'inline', 'a function');
    else if (literal(node.output) === undefined) no('output', 'literal', 'this output');
  };

  chart.nodes.forEach(check);
  return refusals;
};
