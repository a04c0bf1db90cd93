import type { Guard, GuardCall, Params, Scope } from './chart.ts';
import type { Configuration } from './configuration.ts';
import { xstate } from './prose/en.ts';
import { holds, nestPaths } from './value.ts';

export const paramsIn = (params: Params, scope: Scope): unknown => {
  if (params === undefined) return undefined;
  return 'expression' in params ? params.expression(scope) : params.value;
};

/** Evaluates a guard whose `stateIn` parts are folded. */
export const passes = (guard: Guard, scope: Scope): boolean => {
  switch (guard.kind) {
    case 'call':
      return call(guard, scope);
    case 'and':
      return guard.guards.every((inner) => passes(inner, scope));
    case 'or':
      return guard.guards.some((inner) => passes(inner, scope));
    case 'not':
      return !passes(guard.guard, scope);
    case 'after':
      guard.expression(scope);
      return passes(guard.guard, scope);
    case 'constant':
      return guard.value;
    case 'in':
    case 'matches':
      throw new TypeError('a stateIn guard is folded before it is evaluated');
  }
};

const call = ({ name, params, test }: GuardCall, scope: Scope): boolean => {
  if (!test) throw new Error(xstate.guardMissing(String(name)));
  return Boolean(test(scope, paramsIn(params, scope)));
};

/**
 * Answers what is known of a guard in a configuration: `stateIn` is, since a configuration holds all active states. What is left
 * evaluates its functions in the same order, and as often, as XState does.
 */
export const fold = (guard: Guard, { active, value }: Configuration): Guard => {
  const visit = (part: Guard): Guard => {
    switch (part.kind) {
      case 'in':
        return { kind: 'constant', value: active.has(part.node.index) };
      case 'matches':
        return { kind: 'constant', value: holds(nestPaths(value), part.value) };
      case 'not': {
        const inner = visit(part.guard);
        return inner.kind === 'constant'
          ? { kind: 'constant', value: !inner.value }
          : { kind: 'not', guard: inner };
      }
      case 'and':
      case 'or':
        return combine(part.kind, part.guards.map(visit));
      case 'after':
        return { ...part, guard: visit(part.guard) };
      default:
        return part;
    }
  };
  return visit(guard);
};

const combine = (kind: 'and' | 'or', guards: readonly Guard[]): Guard => {
  const deciding = kind === 'or';
  const open: Guard[] = [];
  for (const guard of guards) {
    if (guard.kind !== 'constant') open.push(guard);
    else if (guard.value === deciding) {
      // What stands before it is still evaluated, and what follows is not.
      return open.length === 0 ? guard : { kind, guards: [...open, guard] };
    }
  }
  const [only] = open;
  if (!only) return { kind: 'constant', value: !deciding };
  return open.length === 1 ? only : { kind, guards: open };
};
