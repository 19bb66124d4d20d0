import type { Schema } from '../../document/openapi.ts';
import { type Effect, type Tell } from './judge.ts';
import type { Opened } from './open-schema.ts';

/** Compares types, and tells whether the rest of the two schemas is worth comparing. */
export function compareType(base: Opened, head: Opened, tell: Tell): boolean {
  const had = typesOf(base.schema);
  const has = typesOf(head.schema);
  const gone = uncovered(had, has);
  const come = uncovered(has, had);
  if (gone.length + come.length === 0) return true;
  const effect: Effect = gone.length > 0 && come.length > 0 ? 'either' : gone.length > 0 ? 'narrower' : 'wider';
  tell({
    kind: 'type',
    effect,
    pointer: head.placeOf('type'),
    message: `${head.nameOf('type')} was ${had.join(' or ')} and is ${has.join(' or ')}`,
  });
  return had.some((type) => has.includes(type)) || effect !== 'either';
}

export function typesOf({ type, $ref: _ref, ...rest }: Schema): string[] {
  if (type !== undefined) return [type].flat();
  if ('properties' in rest) return ['object'];
  return ['anything'];
}

function uncovered(types: readonly string[], others: readonly string[]): string[] {
  if (others.includes('anything')) return [];
  return types.filter((type) => !others.includes(type) && !(type === 'integer' && others.includes('number')));
}
