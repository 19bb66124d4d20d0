import type { CodeEntry, Texts } from '../document/catalogue.ts';
import { languages } from '../document/catalogue.ts';
import type { ChangeKind, Finding } from './change.ts';
import type { Impact } from './impact.ts';
import { point } from './pointer.ts';
import type { OperationPair, Side } from './side.ts';

const catalogue = 'codes.yaml';

/** The code catalogue, and which operation answers with which code. */
export function compareCodes(base: Side, head: Side, pairs: readonly OperationPair[]): Finding[] {
  const had = base.contract.catalogue.codes;
  const has = head.contract.catalogue.codes;
  const come = has.filter(({ code }) => !had.some((entry) => entry.code === code));
  const gone = had.filter(({ code }) => !has.some((entry) => entry.code === code));
  const renumbered = gone.flatMap((entry) => {
    const now = come.find(({ name }) => name === entry.name);
    return now ? [{ was: entry, is: now }] : [];
  });
  const isNew = ({ code }: CodeEntry) => !renumbered.some(({ is }) => is.code === code);
  const isGone = ({ code }: CodeEntry) => !renumbered.some(({ was }) => was.code === code);
  return [
    ...renumbered.map(({ was, is }) =>
      told('code-renumbered', 'major', was, base, `renumbered ${was.code} → ${is.code}?`),
    ),
    ...gone.filter(isGone).map((entry) => told('code-removed', 'major', entry, base, 'removed')),
    ...come.filter(isNew).map((entry) => told('code-added', 'minor', entry, head, `added: ${entry.meaning}`)),
    ...has.flatMap((entry) => {
      const before = had.find(({ code }) => code === entry.code);
      return before ? compareEntry(before, entry, base, head) : [];
    }),
    ...compareListed(base, head, pairs),
  ];
}

function compareEntry(was: CodeEntry, is: CodeEntry, base: Side, head: Side): Finding[] {
  const found: Finding[] = [];
  const compare = (kind: ChangeKind, impact: Impact, field: 'name' | 'client' | 'shows') => {
    if (was[field] === is[field]) return;
    found.push(told(kind, impact, is, head, `${field} ${was[field]} → ${is[field]}`, field));
  };
  compare('code-name', 'major', 'name');
  compare('code-client', 'major', 'client');
  // Where a message stands moves it on the page; no client's handling is wrong for it.
  compare('code-shows', 'minor', 'shows');
  if (was.meaning !== is.meaning) found.push(told('code-meaning', 'patch', is, head, 'meaning reworded', 'meaning'));
  const [before, now] = [base.contract.catalogue.codeTexts[was.name], head.contract.catalogue.codeTexts[is.name]];
  const reworded = languagesChanged(before, now);
  if (before && now && reworded.length > 0) {
    found.push(told('code-text', 'patch', is, head, `text reworded in ${reworded.join(', ')}`, 'text'));
  }
  return found;
}

export function languagesChanged(before: Texts | undefined, now: Texts | undefined): string[] {
  return languages.filter((language) => before?.[language] !== now?.[language]);
}

function told(kind: ChangeKind, impact: Impact, entry: CodeEntry, side: Side, what: string, field?: string): Finding {
  const users = [...side.operations.values()].filter(({ operation }) => operation['x-codes'].includes(entry.code));
  return {
    kind,
    impact,
    pointer: point(catalogue, entry.code, ...(field ? [field] : [])),
    message: `code ${entry.code} \`${entry.name}\` ${what}`,
    operations: users.map(({ operation }) => operation.operationId),
    hits: impact === 'major' ? ['readers'] : [],
  };
}

/** Codes that the catalogue kept, and operations took up or dropped: one line for a code, however many take it up. */
function compareListed(base: Side, head: Side, pairs: readonly OperationPair[]): Finding[] {
  const kept = head.contract.catalogue.codes.filter(({ code }) =>
    base.contract.catalogue.codes.some((entry) => entry.code === code),
  );
  return kept.flatMap(({ code, name }) => {
    const lists = ({ operation }: OperationPair['base']) => operation['x-codes'].includes(code);
    const taken = pairs.filter((pair) => !lists(pair.base) && lists(pair.head)).map(({ id }) => id);
    const dropped = pairs.filter((pair) => lists(pair.base) && !lists(pair.head)).map(({ id }) => id);
    const found: Finding[] = [];
    const about = { kind: 'answers-code', pointer: point(catalogue, code, 'x-codes') } as const;
    if (taken.length > 0) {
      const message = `may now answer code ${code} \`${name}\``;
      found.push({ ...about, impact: 'minor', message, operations: taken, hits: [] });
    }
    if (dropped.length > 0) {
      const message = `no longer answers code ${code} \`${name}\`: handling written for it does not type-check any more`;
      found.push({ ...about, impact: 'major', message, operations: dropped, hits: ['readers'] });
    }
    return found;
  });
}
