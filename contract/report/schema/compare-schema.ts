import type { Schema } from '../../document/openapi.ts';
import { annotations, below, isSaid, type Located, type Opened, openSchema } from './open-schema.ts';
import {
  alternativeKeywords,
  type Compare,
  compareAlternatives,
  compareUnions,
  unionOf,
} from './compare-alternatives.ts';
import { compareFields, fieldKeywords } from './compare-fields.ts';
import {
  compareLimits,
  compareRest,
  compareType,
  compareValues,
  limitKeywords,
  valueKeywords,
} from './compare-keywords.ts';
import { type Difference, type Direction, namePlace } from '../verdict/judge.ts';

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
  const under = new Set<string>();

  const compare: Compare = (before, now) => {
    const pair = `${identify(before)} ${identify(now)}`;
    // A schema may refer to itself.
    if (under.has(pair)) return [];
    under.add(pair);
    const differences: Difference[] = [];
    compareOpened(openSchema(before), openSchema(now), now.pointer, differences);
    under.delete(pair);
    return differences;
  };

  function compareOpened(was: Opened, is: Opened, place: string, differences: Difference[]): void {
    const tell = (difference: Difference) => void differences.push(difference);
    const descend = (before: Located, now: Located) => compare(before, now).forEach(tell);
    if (compareUnions(was, is, tell, compare)) {
      compareRest(was, is, toldByMembers(was, is), direction, tell);
    } else if (compareType(was, is, tell)) {
      compareValues(was, is, tell);
      compareLimits(was, is, tell);
      compareFields(was, is, direction, tell, descend);
      compareItems(was, is, descend);
      compareAlternatives(was, is, tell, compare);
      compareRest(was, is, known, direction, tell);
    }
    if (was.name !== is.name && differences.length === 0) differences.push(nameChange(was, is, place));
  }

  return compare(base, head);
}

/** The members of a list of types all stand in the same place. */
function identify({ schema, pointer }: Located): string {
  return schema.$ref ?? `${pointer} ${JSON.stringify(schema.type)}`;
}

/** What is told by the members; a schema that becomes a member of a union takes its own text along. */
function toldByMembers(was: Opened, is: Opened): Set<string> {
  const keywords = [was, is].flatMap(({ schema }) => Object.keys(schema));
  const areUnions = unionOf(was) !== undefined && unionOf(is) !== undefined;
  const stays = (keyword: string) =>
    keyword === 'discriminator' || (isSaid(keyword) && (areUnions || !annotations.includes(keyword)));
  return new Set(keywords.filter((keyword) => !stays(keyword)));
}

function compareItems(was: Opened, is: Opened, descend: (base: Located, head: Located) => void): void {
  if (!was.schema.items && !is.schema.items) return;
  const anything: Schema = {};
  descend(below(was, was.schema.items ?? anything, 'items'), below(is, is.schema.items ?? anything, 'items'));
}

/** Nothing changes on the wire, but the generated types are called after the schemas. */
function nameChange(was: Opened, is: Opened, pointer: string): Difference {
  const names = [was, is].map(({ name }) => (name ? `\`${name}\`` : 'a schema without a name'));
  const message = `${namePlace(pointer)} was ${names[0]} and is ${names[1]}`;
  return { kind: 'schema-name', effect: 'text', pointer, message };
}
