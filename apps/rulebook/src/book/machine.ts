/** The machine that plays KOMANDO, as data. */
import { komandoChart } from '@komradery/engine/charts';
import { describe } from '@komradery/statechart';

export const machine = describe(komandoChart);

/** Every rule that the machine cites, with the state or transition that does. */
export const machineCitations: readonly { readonly where: string; readonly rule: string }[] = [
  ...machine.states,
  ...machine.transitions,
].flatMap(({ id, meta }) => {
  const clause = meta?.clause;
  return typeof clause === 'string' ? [{ where: `the machine, ${id}`, rule: clause }] : [];
});
