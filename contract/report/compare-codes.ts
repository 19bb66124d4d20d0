import { type CodeEntry, languages, type LocaleLanguage, type Texts } from '../document/catalogue.ts';
import type { ChangeKind, Finding, Impact } from './verdict/change.ts';
import { point } from '../document/openapi.ts';
import { showTurn } from './verdict/judge.ts';
import type { OperationPair, Side } from './side.ts';

const catalogue = 'codes.yaml';

/** Compares the code catalogue, and which operation returns which code. */
export function compareCodes(base: Side, head: Side, pairs: readonly OperationPair[]): Finding[] {
  const had = base.contract.catalogue.codes;
  const has = head.contract.catalogue.codes;
  const added = has.filter(({ code }) => !had.some((entry) => entry.code === code));
  const gone = had.filter(({ code }) => !has.some((entry) => entry.code === code));
  const renumbered = gone.flatMap((entry) => {
    const now = added.find(({ name }) => name === entry.name);
    return now ? [{ was: entry, is: now }] : [];
  });
  const isNew = ({ code }: CodeEntry) => !renumbered.some(({ is }) => is.code === code);
  const isGone = ({ code }: CodeEntry) => !renumbered.some(({ was }) => was.code === code);
  return [
    ...renumbered.map(({ was, is }) =>
      findingOf('code-renumbered', 'major', was, base, `renumbered ${was.code} → ${is.code}?`),
    ),
    ...gone.filter(isGone).map((entry) => findingOf('code-removed', 'major', entry, base, 'removed')),
    ...added.filter(isNew).map((entry) => reportAdded(entry, head, pairs)),
    ...has.flatMap((entry) => {
      const before = had.find(({ code }) => code === entry.code);
      return before ? compareEntry(before, entry, base, head) : [];
    }),
    ...compareListed(base, head, pairs, added.filter(isNew)),
  ];
}

/** A new code, listed with the operations whose callers it does not break. */
function reportAdded(entry: CodeEntry, head: Side, pairs: readonly OperationPair[]): Finding {
  const finding = findingOf('code-added', 'minor', entry, head, `added: ${entry.meaning}`);
  const broken = new Set(pairs.filter(handlesAll).map(({ id }) => id));
  return { ...finding, operations: finding.operations.filter((id) => !broken.has(id)) };
}

function compareEntry(was: CodeEntry, is: CodeEntry, base: Side, head: Side): Finding[] {
  const found: Finding[] = [];
  const compare = (kind: ChangeKind, impact: Impact, field: 'name' | 'client' | 'shows') => {
    if (was[field] === is[field]) return;
    found.push(findingOf(kind, impact, is, head, `${field} ${was[field]} → ${is[field]}`, field));
  };
  compare('code-name', 'major', 'name');
  compare('code-client', 'major', 'client');
  // The message is shown in another place; no client handles it wrongly.
  compare('code-shows', 'minor', 'shows');
  if (was.meaning !== is.meaning) {
    const what = `meaning reworded${showTurn(was.meaning, is.meaning)}`;
    found.push(findingOf('code-meaning', 'patch', is, head, what, 'meaning'));
  }
  const [before, now] = [base.contract.catalogue.codeTexts[was.name], head.contract.catalogue.codeTexts[is.name]];
  if (before && now && languagesChanged(before, now).length > 0) {
    found.push(findingOf('code-text', 'patch', is, head, `text reworded in ${turnsOf(before, now)}`, 'text'));
  }
  return found;
}

/** The languages whose text differs. A language that only one side has is a single change, not one of each text. */
function languagesChanged(before: Partial<Texts>, now: Partial<Texts>): LocaleLanguage[] {
  return languages.filter((language) => {
    const [was, is] = [before[language], now[language]];
    return was !== undefined && is !== undefined && was !== is;
  });
}

/** Each language whose text changed, with the old and new text. */
function turnsOf(before: Texts, now: Texts): string {
  const turns = languagesChanged(before, now).map((language) => language + showTurn(before[language], now[language]));
  return turns.join('; ');
}

function findingOf(
  kind: ChangeKind,
  impact: Impact,
  entry: CodeEntry,
  side: Side,
  what: string,
  field?: string,
): Finding {
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

/** If the caller gets the whole answer, every code is a member of its type and its validator. */
function handlesAll({ base, head }: OperationPair): boolean {
  return base.operation['x-display'] === 'whole' && head.operation['x-display'] === 'whole';
}

/** Codes that operations added or dropped: one line per code and impact, however many operations. */
function compareListed(
  base: Side,
  head: Side,
  pairs: readonly OperationPair[],
  added: readonly CodeEntry[],
): Finding[] {
  const had = base.contract.catalogue.codes;
  const kept = head.contract.catalogue.codes.filter(({ code }) => had.some((entry) => entry.code === code));
  return [...kept, ...added].flatMap((entry) => {
    const { code, name } = entry;
    const lists = ({ operation }: OperationPair['base']) => operation['x-codes'].includes(code);
    const taken = pairs.filter((pair) => !lists(pair.base) && lists(pair.head));
    const dropped = pairs.filter((pair) => lists(pair.base) && !lists(pair.head));
    const found: Finding[] = [];
    const report = (concerned: readonly OperationPair[], impact: Impact, message: string) => {
      if (concerned.length === 0) return;
      const pointer = point(catalogue, code, 'x-codes');
      const operations = concerned.map(({ id }) => id);
      found.push({
        kind: 'answers-code',
        impact,
        pointer,
        message,
        operations,
        hits: impact === 'major' ? ['readers'] : [],
      });
    };
    const may = `may now answer code ${code} \`${name}\``;
    report(taken.filter(handlesAll), 'major', `${may}, which callers that handle every answer do not know`);
    // A new code is reported with the operations that may return it.
    if (!added.includes(entry))
      report(
        taken.filter((pair) => !handlesAll(pair)),
        'minor',
        may,
      );
    const gone = `no longer answers code ${code} \`${name}\`: handling written for it does not type-check any more`;
    report(dropped, 'major', gone);
    return found;
  });
}

type Failures = Record<string, readonly string[]>;

/** Reasons of failures. Readers treat one that they do not know like none, and miss nothing that no longer comes. */
export function compareFailures(base: Side, head: Side, pairs: readonly OperationPair[]): Finding[] {
  const taken = new Map<string, Finding>();
  for (const { id, base: before, head: now } of pairs) {
    const [was, is] = [namesOf(before.operation['x-failures']), namesOf(now.operation['x-failures'])];
    for (const name of is.filter((one) => !was.includes(one))) add('failure-added', name, id);
    for (const name of was.filter((one) => !is.includes(one))) add('failure-removed', name, id);
  }
  function add(kind: 'failure-added' | 'failure-removed', name: string, operation: string): void {
    const known = taken.get(`${kind} ${name}`);
    if (known) {
      known.operations.push(operation);
      return;
    }
    const isNew = kind === 'failure-added';
    const [code, key] = name.split(' ');
    const message = `code ${code} ${isNew ? 'may now have' : 'no longer has'} the reason \`${key}\``;
    const pointer = point('failures.json', key ?? '', 'x-failures');
    taken.set(`${kind} ${name}`, {
      kind,
      impact: 'minor',
      pointer,
      message,
      operations: [operation],
      hits: [],
    });
  }
  return [...taken.values(), ...compareTexts(base, head)];
}

function namesOf(failures: Failures | undefined): string[] {
  return Object.entries(failures ?? {}).flatMap(([code, keys]) => keys.map((key) => `${code} ${key}`));
}

function compareTexts(base: Side, head: Side): Finding[] {
  const [had, has] = [base.contract.catalogue.failureTexts, head.contract.catalogue.failureTexts];
  return Object.keys(has).flatMap((key): Finding[] => {
    const [before, now] = [had[key], has[key]];
    if (!before || !now || languagesChanged(before, now).length === 0) return [];
    const operations = [...head.operations.values()].flatMap(({ operation }) =>
      Object.values(operation['x-failures'] ?? {}).some((keys) => keys.includes(key)) ? [operation.operationId] : [],
    );
    const message = `failure \`${key}\` reworded in ${turnsOf(before, now)}`;
    return [
      { kind: 'failure-text', impact: 'patch', pointer: point('failures.json', key), message, operations, hits: [] },
    ];
  });
}
