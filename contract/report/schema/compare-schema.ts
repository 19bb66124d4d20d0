import { annotations, isAnnotation } from '../../document/annotations.ts';
import { point, type Schema } from '#contract/document/openapi.ts';
import { below, type Located, type Opened, openSchema } from './open-schema.ts';
import {
  alternativeKeywords,
  type Compare,
  compareAlternatives,
  compareUnions,
  unionOf,
} from './compare-alternatives.ts';
import {
  compareLimits,
  compareRest,
  compareType,
  compareValues,
  limitKeywords,
  valueKeywords,
} from './compare-keywords.ts';
import { contained } from './allowed-values.ts';
import { type Difference, type Direction, nameField, namePlace, type Report } from '../verdict/judge.ts';
import { haveSameShape } from './same-shape.ts';
import { areWrittenAlike } from './same-text.ts';

const fieldKeywords = ['properties', 'required', 'additionalProperties', 'propertyNames'];
const known = new Set<string>([
  'type',
  'items',
  ...fieldKeywords,
  ...limitKeywords,
  ...valueKeywords,
  ...alternativeKeywords,
]);

/** Listed values show the effect of all of these. */
const reportedByValues = new Set<string>([...contained, ...valueKeywords, ...alternativeKeywords]);

/** Every difference between two schemas and everything below them. */
export function compareSchemas(base: Located, head: Located, direction: Direction): Difference[] {
  const under = new Set<string>();

  const compare: Compare = (before, now) => {
    const pair = `${identify(before)} ${identify(now)}`;
    // A schema may refer to itself.
    if (under.has(pair) || areWrittenAlike(before, now)) return [];
    under.add(pair);
    const differences: Difference[] = [];
    compareOpened(openSchema(before), openSchema(now), now.pointer, differences);
    under.delete(pair);
    return differences;
  };

  function compareOpened(was: Opened, is: Opened, place: string, differences: Difference[]): void {
    const report = (difference: Difference) => void differences.push(difference);
    const descend = (before: Located, now: Located) => compare(before, now).forEach(report);
    if (compareUnions(was, is, report, compare)) {
      compareRest(was, is, reportedByMembers(was, is), direction, report, compare);
    } else if (compareValues(was, is, direction, report)) {
      compareRest(was, is, reportedByValues, direction, report, compare);
    } else if (compareType(was, is, report)) {
      compareLimits(was, is, report);
      compareFields(was, is, direction, report, descend);
      compareItems(was, is, descend);
      compareAlternatives(was, is, report, compare);
      compareRest(was, is, known, direction, report, compare);
    }
    if (was.name !== is.name && differences.length === 0) differences.push(nameChange(was, is, place));
  }

  return compare(base, head);
}

/** The members of a list of types have the same place. */
function identify({ schema, pointer }: Located): string {
  return schema.$ref ?? `${pointer} ${JSON.stringify(schema.type)}`;
}

/** Reported by the members; a schema that becomes a member of a union keeps its description. */
function reportedByMembers(was: Opened, is: Opened): Set<string> {
  const keywords = [was, is].flatMap(({ schema }) => Object.keys(schema));
  const areUnions = unionOf(was) !== undefined && unionOf(is) !== undefined;
  const stays = (keyword: string) => isAnnotation(keyword) && (areUnions || !annotations.includes(keyword));
  return new Set(keywords.filter((keyword) => !stays(keyword)));
}

function compareItems(was: Opened, is: Opened, descend: (base: Located, head: Located) => void): void {
  if (!was.schema.items && !is.schema.items) return;
  const anything: Schema = {};
  descend(below(was, was.schema.items ?? anything, 'items'), below(is, is.schema.items ?? anything, 'items'));
}

/** Nothing changes on the wire, but the generated types are named after the schemas. */
function nameChange(was: Opened, is: Opened, pointer: string): Difference {
  const names = [was, is].map(({ name }) => (name ? `\`${name}\`` : 'a schema without a name'));
  const message = `${namePlace(pointer)} was ${names[0]} and is ${names[1]}`;
  return { kind: 'schema-name', effect: 'text', pointer, message };
}

type Descend = (base: Located, head: Located) => void;

/** The fields of an object: which exist, which are required, and their values. */
function compareFields(was: Opened, is: Opened, direction: Direction, report: Report, descend: Descend): void {
  const unsent = compareAccess(was, is, direction, report);
  const [base, head] = [without(was, unsent), without(is, unsent)];
  const had = base.schema.properties ?? {};
  const has = head.schema.properties ?? {};
  const renamed = findRenamed(base, head);
  for (const [from, to] of renamed) {
    report({
      kind: 'field-renamed',
      effect: 'breaking',
      pointer: placeOf(head, to),
      oldPointer: placeOf(base, from),
      message: `${namePlace(head.pointer)}: renamed \`${from}\` → \`${to}\`?`,
    });
  }
  for (const name of Object.keys(had)) {
    if (name in has || renamed.has(name)) continue;
    if (openness(head.schema) === 1) {
      compareFreed(base, head, name, report, descend);
      continue;
    }
    report({
      kind: 'field-removed',
      effect: 'breaking',
      pointer: placeOf(base, name),
      message: `${nameField(base.pointer, name)} removed`,
    });
  }
  const newNames = new Set(renamed.values());
  for (const [name, schema] of Object.entries(has)) {
    const before = had[name];
    if (before) descend(below(base, before, 'properties', name), below(head, schema, 'properties', name));
    else if (!newNames.has(name)) reportAdded(base, head, name, direction, report, descend);
    if (before) compareRequired(base, head, name, report);
  }
  for (const name of new Set([...requiredOf(base), ...requiredOf(head)])) {
    if (!(name in had) && !(name in has)) compareRequired(base, head, name, report);
  }
  compareOthers(base, head, report, descend);
}

/** Compares which fields the direction carries, and returns those that it does not on one side at least. */
function compareAccess(base: Opened, head: Opened, direction: Direction, report: Report): Set<string> {
  const keyword = direction === 'payload' ? 'readOnly' : 'writeOnly';
  const [left, leaves] = [marked(base, keyword), marked(head, keyword)];
  for (const name of left.symmetricDifference(leaves)) {
    if (!base.schema.properties?.[name] || !head.schema.properties?.[name]) continue;
    const isGone = leaves.has(name);
    const must = !isGone && direction === 'payload' && isRequired(head, name);
    const change = isGone ? keyword : `no longer ${keyword}${must ? ', and required' : ''}`;
    report({
      kind: 'access',
      effect: isGone || must ? 'breaking' : 'notice',
      pointer: point(placeOf(head, name), keyword),
      message: `${nameField(head.pointer, name)} is ${change}`,
    });
  }
  return left.union(leaves);
}

/** The fields with a keyword, which may be that of the schema that they refer to. */
function marked(opened: Opened, keyword: string): Set<string> {
  const fields = Object.entries(opened.schema.properties ?? {});
  const has = ([name, schema]: [string, Schema]) =>
    openSchema(below(opened, schema, 'properties', name)).schema[keyword] === true;
  return new Set(fields.filter(has).map(([name]) => name));
}

function without(opened: Opened, names: ReadonlySet<string>): Opened {
  if (names.size === 0) return opened;
  const { properties = {}, ...schema } = opened.schema;
  const kept = Object.entries(properties).filter(([name]) => !names.has(name));
  const required = requiredOf(opened).filter((name) => !names.has(name));
  return { ...opened, schema: { ...schema, properties: Object.fromEntries(kept), required } };
}

/** A field that loses its name in a map is one of the others from now on. */
function compareFreed(base: Opened, head: Opened, name: string, report: Report, descend: Descend): void {
  const others = below(head, head.schema['additionalProperties'] as Schema, 'additionalProperties');
  descend(below(base, base.schema.properties?.[name] ?? {}, 'properties', name), others);
  compareRequired(base, head, name, report);
}

function placeOf(owner: Opened, name: string): string {
  return below(owner, {}, 'properties', name).pointer;
}

/** A mistaken `required: true` requires nothing. */
function requiredOf({ schema }: Opened): string[] {
  return [schema.required ?? []].flat();
}

function isRequired(opened: Opened, name: string): boolean {
  return requiredOf(opened).includes(name);
}

/**
 * A new field in an answer breaks readers whose validators knew what other fields may be: none, or those of one kind.
 * In a payload, nobody has sent it yet, unless fields of one kind were accepted.
 */
function reportAdded(
  base: Opened,
  head: Opened,
  name: string,
  direction: Direction,
  report: Report,
  descend: Descend,
): void {
  // It may have been required before it was described.
  const wasRequired = isRequired(base, name);
  const must = direction === 'payload' && isRequired(head, name) && !wasRequired;
  const isRefused = direction === 'answer' && openness(base.schema) === 0;
  const refusal = isRefused ? ', which readers refuse because no other fields were allowed' : '';
  report({
    kind: 'field-added',
    effect: must || isRefused ? 'breaking' : 'notice',
    pointer: placeOf(head, name),
    message: `${nameField(head.pointer, name)} added${must ? ', required' : refusal}`,
  });
  if (wasRequired) compareRequired(base, head, name, report);
  if (openness(base.schema) !== 1 || must) return;
  const others = below(base, base.schema['additionalProperties'] as Schema, 'additionalProperties');
  descend(others, below(head, head.schema.properties?.[name] ?? {}, 'properties', name));
}

function compareRequired(base: Opened, head: Opened, name: string, report: Report): void {
  const must = isRequired(head, name);
  if (isRequired(base, name) === must) return;
  report({
    kind: must ? 'field-required' : 'field-optional',
    effect: must ? 'narrower' : 'wider',
    pointer: placeOf(head, name),
    message: `${nameField(head.pointer, name)} is ${must ? 'now required' : 'no longer always there'}`,
  });
}

/** A removed and an added field of the same shape are most likely a rename; each new name is used once. */
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

/** Represents the fields without a name of their own. */
function compareOthers(base: Opened, head: Opened, report: Report, descend: Descend): void {
  const keyword = 'additionalProperties';
  const [was, is] = [openness(base.schema), openness(head.schema)];
  if (was !== is) {
    const words = ['no further fields', 'further fields of one kind', 'any further fields'];
    report({
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
  descend(below(base, namesOf(base.schema), names), below(head, namesOf(head.schema), names));
}

/** The names of fields are always text. */
function namesOf({ propertyNames }: Schema): Schema {
  return { type: 'string', ...(propertyNames as Schema | undefined) };
}

function openness({ additionalProperties: others }: Schema): 0 | 1 | 2 {
  if (others === false) return 0;
  return others === undefined || others === true || Object.keys(others as object).length === 0 ? 2 : 1;
}
