import { isAnnotation, withoutAnnotations } from '../../document/annotations.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '#contract/document/openapi.ts';
import { below, type Located, type Opened, openSchema } from './open-schema.ts';
import { areDisjoint } from './disjoint.ts';
import { concerns, listValues, typesOf } from './allowed-values.ts';
import type { Difference, Effect, Report } from '../verdict/judge.ts';
import { haveSameShape } from './same-shape.ts';

const unions = ['oneOf', 'anyOf'] as const;
type Union = (typeof unions)[number];

export const alternativeKeywords = [...unions, 'allOf'];

export type Compare = (base: Located, head: Located) => Difference[];

/** Unions next to other keywords, member by member; then the members of `allOf`, each of which narrows. */
export function compareAlternatives(base: Opened, head: Opened, report: Report, compare: Compare): void {
  for (const keyword of unions) {
    const [had, has] = [membersOf(base, keyword), membersOf(head, keyword)];
    if (had && has) compareMembers({ had, has, base, head, keyword }, report, compare);
    else if (had || has) {
      // Adding a union limits what was free before, and removing it frees it.
      const owner = has ? head : base;
      const message = `${owner.nameOf(keyword)} ${has ? 'is now limited' : 'is no longer limited'} by \`${keyword}\``;
      report({ kind: 'alternatives', effect: has ? 'narrower' : 'wider', pointer: owner.placeOf(keyword), message });
    }
  }
  const { pairs, removed, added } = pair(base.rest, head.rest);
  for (const [before, now] of pairs) compare(before, now).forEach(report);
  for (const member of removed) reportMember(base, member, 'loses', 'allOf', 'wider', report);
  for (const member of added) reportMember(head, member, 'gains', 'allOf', 'narrower', report);
}

/** Compares schemas if at least one is only a union; returns whether that was so. */
export function compareUnions(base: Opened, head: Opened, report: Report, compare: Compare): boolean {
  const [was, is] = [unionOf(base), unionOf(head)];
  const keyword = is ?? was;
  if (keyword === undefined) return false;
  if (was && is && was !== is) reportExclusion(head, was, report);
  const had = was ? flatten(base, was) : split(base);
  const has = is ? flatten(head, is) : split(head);
  compareMembers({ had, has, base, head, keyword }, report, compare);
  return true;
}

interface Members {
  had: readonly Located[];
  has: readonly Located[];
  base: Opened;
  head: Opened;
  keyword: Union;
}

function compareMembers({ had, has, base, head, keyword }: Members, report: Report, compare: Compare): void {
  const { pairs, removed, added } = pair(had, has);
  for (const [before, now] of pairs) compare(before, now).forEach(report);
  // Another alternative may allow the same values, as `number` allows every `integer`.
  for (const member of removed) {
    const covered = has.map((other) => compare(member, other)).find((all) => isAtMost(all, 'wider'));
    if (covered) covered.filter(isNotice).forEach(report);
    else reportMember(base, member, 'loses', keyword, 'narrower', report);
  }
  for (const member of added) {
    const covered = had.map((other) => compare(other, member)).find((all) => isAtMost(all, 'narrower'));
    if (covered) covered.filter(isNotice).forEach(report);
    else reportMember(head, member, 'gains', keyword, 'wider', report);
  }
}

function isAtMost(differences: readonly Difference[], allowed: Effect): boolean {
  return differences.every((one) => one.effect === allowed || one.effect === 'text' || isNotice(one));
}

function isNotice({ effect }: Difference): boolean {
  return effect === 'notice';
}

function reportMember(
  owner: Opened,
  member: Located,
  verb: string,
  keyword: string,
  effect: Effect,
  report: Report,
): void {
  const name = member.schema.$ref?.split('/').at(-1);
  const what = name ? `\`${name}\`` : typesOf(openSchema(member).schema).join(' or ');
  const message = `${owner.nameOf(keyword)} ${verb} ${what} in \`${keyword}\``;
  report({ kind: 'alternatives', effect, pointer: member.pointer, message });
}

/** `oneOf` refuses what two members allow, which matters only if two of them can. */
function reportExclusion(head: Opened, was: Union, report: Report): void {
  const members = flatten(head, was === 'oneOf' ? 'anyOf' : 'oneOf').map(openSchema);
  if (members.every((member, at) => members.slice(at + 1).every((other) => areDisjoint(member, other)))) return;
  const [from, to] = was === 'oneOf' ? unions : unions.toReversed();
  const message = `${head.nameOf(to ?? '')}: \`${from}\` → \`${to}\``;
  const effect = was === 'oneOf' ? 'wider' : 'narrower';
  report({ kind: 'alternatives', effect, pointer: head.placeOf(to ?? ''), message });
}

/** The keyword of a schema that is only a union. */
export function unionOf({ schema, rest }: Opened): Union | undefined {
  const [only, ...others] = Object.keys(schema).filter((keyword) => !isAnnotation(keyword));
  return others.length === 0 && rest.length === 0 ? unions.find((keyword) => keyword === only) : undefined;
}

function membersOf(owner: Opened, keyword: Union): Located[] | undefined {
  const list = owner.schema[keyword] as Schema[] | undefined;
  return list?.map((schema, at) => below(owner, schema, keyword, at));
}

/** The members of a union, including those of nested unions. */
function flatten(owner: Opened, keyword: Union): Located[] {
  return (membersOf(owner, keyword) ?? []).flatMap((member) => {
    // A named member stays whole. This also ends a union that contains itself.
    if (member.schema.$ref) return [member];
    const opened = openSchema(member);
    const inner = unionOf(opened);
    return inner ? flatten(opened, inner) : split(opened);
  });
}

/** Splits a schema of several types into one for each, because `type: [string, 'null']` is a union too. */
function split({ document, schema, pointer, name }: Opened): Located[] {
  const types = [schema.type].flat();
  if (types.length > 1) return types.map((type = '') => ({ document, pointer, schema: restrict(schema, type) }));
  if (name !== undefined) return [{ document, pointer, schema: { $ref: `#/components/schemas/${name}` } }];
  return [{ document, pointer, schema: withoutAnnotations(schema) }];
}

/** The keywords that apply to a type; the others accept every value of it. */
function restrict(schema: Schema, type: string): Schema {
  const kept = Object.entries(withoutAnnotations(schema)).filter(([keyword]) => concerns(keyword, [type]));
  return { ...Object.fromEntries(kept), type };
}

function typeOf(member: Located): string {
  return typesOf(openSchema(member).schema).join();
}

function isOnly(member: Located, all: readonly Located[]): boolean {
  return all.every((other) => other === member || typeOf(other) !== typeOf(member));
}

/** The required fields with only one value. */
function tagsOf(member: Located): [name: string, value: unknown][] {
  const opened = openSchema(member);
  return (opened.schema.required ?? []).toSorted().flatMap((name): [string, unknown][] => {
    const field = below(opened, opened.schema.properties?.[name] ?? {}, 'properties', name);
    const [value, ...others] = listValues(opened.document, openSchema(field).schema) ?? [];
    return value === undefined || others.length > 0 ? [] : [[name, value]];
  });
}

interface Pairing {
  pairs: [Located, Located][];
  removed: Located[];
  added: Located[];
}

/**
 * Pairs members by name, then by shape, then by being the only ones of a type, then by their tags; an equal number of
 * others, in order.
 */
function pair(had: readonly Located[], has: readonly Located[]): Pairing {
  const pairs: [Located, Located][] = [];
  const removed = () => had.filter((member) => !pairs.some(([before]) => before === member));
  const added = () => has.filter((member) => !pairs.some(([, now]) => now === member));
  const take = (fits: (before: Located, now: Located) => boolean) => {
    for (const before of removed()) {
      const now = added().find((one) => fits(before, one));
      if (now) pairs.push([before, now]);
    }
  };
  take((before, now) => before.schema.$ref !== undefined && before.schema.$ref === now.schema.$ref);
  take(haveSameShape);
  take((before, now) => typeOf(before) === typeOf(now) && isOnly(before, removed()) && isOnly(now, added()));
  take((before, now) => tagsOf(before).length > 0 && isDeepStrictEqual(tagsOf(before), tagsOf(now)));
  if (removed().length === added().length) take((before, now) => !before.schema.$ref && !now.schema.$ref);
  return { pairs, removed: removed(), added: added() };
}
