import { isDeepStrictEqual } from 'node:util';
import { annotations } from './annotations.ts';
import { show, showTurn, type Direction, type Effect, type Tell } from './judge.ts';
import type { Opened } from './open-schema.ts';

/** Every keyword that no other comparison knows: a text is a text, and what we cannot judge is taken as breaking. */
export function compareRest(
  base: Opened,
  head: Opened,
  known: ReadonlySet<string>,
  direction: Direction,
  tell: Tell,
): void {
  const keywords = new Set([...Object.keys(base.schema), ...Object.keys(head.schema)]);
  for (const keyword of keywords) {
    if (known.has(keyword)) continue;
    const [was, is] = [base.schema[keyword], head.schema[keyword]];
    if (isDeepStrictEqual(was, is)) continue;
    const owner = is === undefined ? base : head;
    const pointer = owner.placeOf(keyword);
    const place = owner.nameOf(keyword);
    if (annotations.includes(keyword) || keyword.startsWith('x-')) {
      tell({ kind: 'text', effect: 'text', pointer, message: `${place}: ${keyword} reworded${showTurn(was, is)}` });
    } else if (keyword === 'deprecated') {
      const message = `${place} is ${is === true ? 'deprecated' : 'no longer deprecated'}`;
      tell({ kind: 'deprecated', effect: 'notice', pointer, message });
    } else if (keyword === 'readOnly' || keyword === 'writeOnly') {
      const message = `${place} is ${is === true ? '' : 'no longer '}${keyword}`;
      tell({ kind: 'access', effect: effectOfAccess(keyword, is === true, direction), pointer, message });
    } else if (keyword === 'default') {
      // Who leaves the field out gets something else than before, without having changed anything.
      const message = `${place}: default ${show(was)} → ${show(is)}`;
      tell({ kind: 'default', effect: was === undefined ? 'notice' : 'breaking', pointer, message });
    } else {
      const message = `${place}: \`${keyword}\` changed, which this report cannot judge and takes as breaking`;
      tell({ kind: 'unjudged', effect: 'either', pointer, message });
    }
  }
}

/** A field that is only read leaves payloads, one that is only written leaves answers; elsewhere nothing is new. */
function effectOfAccess(keyword: 'readOnly' | 'writeOnly', isSet: boolean, direction: Direction): Effect {
  const leaves = keyword === 'readOnly' ? 'payload' : 'answer';
  if (direction !== leaves) return 'text';
  return isSet ? 'breaking' : 'notice';
}
