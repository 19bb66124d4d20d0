import type { Schema } from '../../document/openapi.ts';
import { haveSameShape } from './same-shape.ts';
import { type Direction, nameField, namePlace, type Tell } from '../verdict/judge.ts';
import { below, type Located, type Opened } from './open-schema.ts';

export const fieldKeywords = ['properties', 'required', 'additionalProperties', 'propertyNames'];

type Descend = (base: Located, head: Located) => void;

/** The fields of an object: which there are, which must be there, and what each holds. */
export function compareFields(base: Opened, head: Opened, direction: Direction, tell: Tell, descend: Descend): void {
  const had = base.schema.properties ?? {};
  const has = head.schema.properties ?? {};
  const renamed = findRenamed(base, head);
  for (const [from, to] of renamed) {
    tell({
      kind: 'field-renamed',
      effect: 'breaking',
      pointer: place(head, to),
      oldPointer: place(base, from),
      message: `${namePlace(head.pointer)}: renamed \`${from}\` → \`${to}\`?`,
    });
  }
  for (const name of Object.keys(had)) {
    if (name in has || renamed.has(name)) continue;
    tell({
      kind: 'field-removed',
      effect: 'breaking',
      pointer: place(base, name),
      message: `${nameField(base.pointer, name)} removed`,
    });
  }
  const newNames = new Set(renamed.values());
  for (const [name, schema] of Object.entries(has)) {
    const before = had[name];
    if (before) descend(below(base, before, 'properties', name), below(head, schema, 'properties', name));
    else if (!newNames.has(name)) tellAdded(head, name, direction, tell);
    if (before) compareRequired(base, head, name, tell);
  }
  compareOthers(base, head, tell, descend);
}

function place(owner: Opened, name: string): string {
  return below(owner, {}, 'properties', name).pointer;
}

function isRequired({ schema }: Opened, name: string): boolean {
  return schema.required?.includes(name) ?? false;
}

function tellAdded(head: Opened, name: string, direction: Direction, tell: Tell): void {
  const must = direction === 'payload' && isRequired(head, name);
  tell({
    kind: 'field-added',
    effect: must ? 'breaking' : 'notice',
    pointer: place(head, name),
    message: `${nameField(head.pointer, name)} added${must ? ', required' : ''}`,
  });
}

function compareRequired(base: Opened, head: Opened, name: string, tell: Tell): void {
  const must = isRequired(head, name);
  if (isRequired(base, name) === must) return;
  tell({
    kind: must ? 'field-required' : 'field-optional',
    effect: must ? 'narrower' : 'wider',
    pointer: place(head, name),
    message: `${nameField(head.pointer, name)} is ${must ? 'now required' : 'no longer always there'}`,
  });
}

/** A removed and an added field of one shape are most likely one field; each new name is taken once. */
function findRenamed(base: Opened, head: Opened): Map<string, string> {
  const had = base.schema.properties ?? {};
  const has = head.schema.properties ?? {};
  const free = Object.keys(has).filter((name) => !(name in had));
  const pairs = new Map<string, string>();
  for (const [from, schema] of Object.entries(had)) {
    if (from in has) continue;
    const at = free.findIndex((to) => {
      const now = has[to] ?? {};
      const isSame = schema.$ref !== undefined && schema.$ref === now.$ref;
      const before = below(base, schema, 'properties', from);
      const fits = isSame || haveSameShape(before, below(head, now, 'properties', to));
      return fits && isRequired(base, from) === isRequired(head, to);
    });
    if (at >= 0) pairs.set(from, free.splice(at, 1)[0] ?? '');
  }
  return pairs;
}

/** What stands for the fields that have no name of their own. */
function compareOthers(base: Opened, head: Opened, tell: Tell, descend: Descend): void {
  const keyword = 'additionalProperties';
  const [was, is] = [openness(base.schema), openness(head.schema)];
  if (was !== is) {
    const words = ['no further fields', 'further fields of one kind', 'any further fields'];
    tell({
      kind: 'closed',
      effect: is < was ? 'narrower' : 'wider',
      pointer: head.placeOf(keyword),
      message: `${head.nameOf(keyword)} allowed ${words[was]} and allows ${words[is]}`,
    });
  } else if (was === 1) {
    descend(below(base, base.schema[keyword] as Schema, keyword), below(head, head.schema[keyword] as Schema, keyword));
  }
  const names = 'propertyNames';
  if (!(names in base.schema) && !(names in head.schema)) return;
  descend(
    below(base, (base.schema[names] ?? {}) as Schema, names),
    below(head, (head.schema[names] ?? {}) as Schema, names),
  );
}

function openness({ additionalProperties: others }: Schema): 0 | 1 | 2 {
  if (others === false) return 0;
  return others === undefined || others === true || Object.keys(others as object).length === 0 ? 2 : 1;
}
