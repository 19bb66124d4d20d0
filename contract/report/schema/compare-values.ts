import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../../document/openapi.ts';
import { show, type Effect, type Tell } from './judge.ts';
import type { Opened } from './open-schema.ts';

export const valueKeywords = ['enum', 'const'];

/** `const` is an `enum` of one, so a constant that becomes a choice is compared as what it is: one more value. */
export function compareValues(base: Opened, head: Opened, tell: Tell): void {
  const had = allowed(base.schema);
  const has = allowed(head.schema);
  if (!had && !has) return;
  const keyword = keywordOf(has ? head.schema : base.schema);
  const pointer = head.placeOf(keyword);
  const place = (has ? head : base).nameOf(keyword);
  if (!had || !has) {
    const message = has ? `${place} is limited to ${list(has)}` : `${place} is no longer limited to ${list(had ?? [])}`;
    tell({ kind: 'values', effect: has ? 'narrower' : 'wider', pointer, message });
    return;
  }
  const gone = without(had, has);
  const come = without(has, had);
  if (gone.length + come.length === 0) return;
  const effect: Effect = gone.length > 0 && come.length > 0 ? 'either' : gone.length > 0 ? 'narrower' : 'wider';
  const words = [gone.length > 0 ? `loses ${list(gone)}` : '', come.length > 0 ? `gains ${list(come)}` : ''];
  tell({ kind: 'values', effect, pointer, message: `${place} ${words.filter(Boolean).join(' and ')}` });
}

function allowed(schema: Schema): unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum;
}

function keywordOf(schema: Schema): string {
  return 'const' in schema ? 'const' : 'enum';
}

function without(values: readonly unknown[], others: readonly unknown[]): unknown[] {
  return values.filter((value) => !others.some((other) => isDeepStrictEqual(value, other)));
}

function list(values: readonly unknown[]): string {
  return values.map(show).join(', ');
}
