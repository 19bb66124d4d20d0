import type { Schema } from '../../document/openapi.ts';
import { haveSameShape } from './same-shape.ts';
import { namePlace, type Effect, type Tell } from './judge.ts';
import { below, type Located, type Opened } from './open-schema.ts';

export const alternativeKeywords = ['oneOf', 'anyOf', 'allOf'] as const;
type Keyword = (typeof alternativeKeywords)[number];

/** Unions, member by member; `allOf` the other way round, since there every member narrows. */
export function compareAlternatives(
  base: Opened,
  head: Opened,
  tell: Tell,
  descend: (base: Located, head: Located) => void,
): void {
  for (const keyword of alternativeKeywords) {
    const [had, has] = [members(base, keyword), members(head, keyword)];
    if (!had && !has) continue;
    const pairs = pair(had ?? [], has ?? []);
    for (const [before, now] of pairs) descend(before, now);
    const gone = (had ?? []).filter((member) => !pairs.some(([before]) => before === member));
    const come = (has ?? []).filter((member) => !pairs.some(([, now]) => now === member));
    // A union where there was none limits what was free before, and a union taken away frees it.
    const narrows = keyword === 'allOf' || !had || !has;
    for (const member of gone)
      say(base, member, 'loses', keyword, had && !has ? 'wider' : narrows ? 'wider' : 'narrower');
    for (const member of come) say(head, member, 'gains', keyword, narrows ? 'narrower' : 'wider');
  }
  function say(owner: Opened, member: Located, verb: string, keyword: Keyword, effect: Effect): void {
    const name = member.schema.$ref?.split('/').at(-1);
    const message = `${namePlace(owner.pointer)} ${verb} ${name ? `\`${name}\`` : 'a member'} in \`${keyword}\``;
    tell({ kind: 'alternatives', effect, pointer: member.pointer, message });
  }
}

function members(owner: Opened, keyword: Keyword): Located[] | undefined {
  const list = owner.schema[keyword] as Schema[] | undefined;
  return list?.map((schema, at) => below(owner, schema, keyword, at));
}

/** The same name first, then the same shape; what is left over in equal number is taken in order. */
function pair(had: readonly Located[], has: readonly Located[]): [Located, Located][] {
  const pairs: [Located, Located][] = [];
  const take = (fits: (before: Located, now: Located) => boolean) => {
    for (const before of had) {
      if (pairs.some(([taken]) => taken === before)) continue;
      const now = has.find((one) => !pairs.some(([, taken]) => taken === one) && fits(before, one));
      if (now) pairs.push([before, now]);
    }
  };
  take((before, now) => before.schema.$ref !== undefined && before.schema.$ref === now.schema.$ref);
  take(haveSameShape);
  if (had.length === has.length) take((before, now) => !before.schema.$ref && !now.schema.$ref);
  return pairs;
}
