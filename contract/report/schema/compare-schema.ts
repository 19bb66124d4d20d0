import type { Schema } from '../../document/openapi.ts';
import { alternativeKeywords, compareAlternatives } from './compare-alternatives.ts';
import { compareFields, fieldKeywords } from './compare-fields.ts';
import { compareLimits, limitKeywords } from './compare-limits.ts';
import { compareRest } from './compare-rest.ts';
import { compareType } from './compare-type.ts';
import { compareValues, valueKeywords } from './compare-values.ts';
import { namePlace, type Difference, type Direction } from './judge.ts';
import { below, openSchema, type Located, type Opened } from './open-schema.ts';

const known = new Set<string>([
  'type',
  'items',
  ...fieldKeywords,
  ...limitKeywords,
  ...valueKeywords,
  ...alternativeKeywords,
]);

/** Every difference between two schemas and all that lies below them. */
export function compareSchemas(base: Located, head: Located, direction: Direction): Difference[] {
  const differences: Difference[] = [];
  const tell = (difference: Difference) => void differences.push(difference);
  const under = new Set<string>();

  function descend(before: Located, now: Located): void {
    const pair = `${before.schema.$ref ?? before.pointer} ${now.schema.$ref ?? now.pointer}`;
    // A schema may hold itself.
    if (under.has(pair)) return;
    under.add(pair);
    const found = differences.length;
    const [was, is] = [openSchema(before), openSchema(now)];
    if (compareType(was, is, tell)) {
      compareValues(was, is, tell);
      compareLimits(was, is, tell);
      compareFields(was, is, direction, tell, descend);
      compareItems(was, is);
      compareAlternatives(was, is, tell, descend);
      compareRest(was, is, known, tell);
    }
    if (was.name !== is.name && differences.length === found) tellName(was, is, now.pointer);
    under.delete(pair);
  }

  function compareItems(was: Opened, is: Opened): void {
    if (!was.schema.items && !is.schema.items) return;
    const anything: Schema = {};
    descend(below(was, was.schema.items ?? anything, 'items'), below(is, is.schema.items ?? anything, 'items'));
  }

  /** Nothing changes on the wire, but the generated types are called after the schemas. */
  function tellName(was: Opened, is: Opened, pointer: string): void {
    const names = [was, is].map(({ name }) => (name ? `\`${name}\`` : 'a schema without a name'));
    tell({
      kind: 'schema-name',
      effect: 'text',
      pointer,
      message: `${namePlace(pointer)} was ${names[0]} and is ${names[1]}`,
    });
  }

  descend(base, head);
  return differences;
}
