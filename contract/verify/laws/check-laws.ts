import { isDeepStrictEqual } from 'node:util';
import type { Laws } from '#contract/document/law.ts';
import { type OpenApiDocument, resolveSchema } from '#contract/document/openapi.ts';
import type { Fault } from '../judge/finding.ts';
import { isSuccess } from '../judge/judge.ts';
import type { TestedOperation } from '../subject/tested-operation.ts';
import { type Received, shorten } from '../target/received.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The outcome of a law, without faults if the answers satisfy it. */
export interface LawOutcome {
  name: string;
  payload: Fields;
  faults: Fault[];
}

export interface LawRun {
  document: OpenApiDocument;
  operation: TestedOperation;
  /** A valid payload; laws change some of its fields. */
  example: Fields;
  call: (payload: Fields) => Promise<Received>;
  /** Whether the target's data is made up, so that only laws of a single answer can hold. */
  isMock: boolean;
}

/** An answer to a law's request. Without success there is nothing to compare. */
interface Seen {
  payload: Fields;
  body: unknown;
}

/** Checks the laws of a query. A law whose requests are refused is not checked; other cases report refusals. */
export async function checkLaws(run: LawRun): Promise<LawOutcome[]> {
  const { laws } = run.operation;
  const outcomes: LawOutcome[] = [];
  const add = (name: string, payload: Fields, faults: Fault[]) =>
    outcomes.push({ name: `law: ${name}`, payload, faults });
  await checkSums(run, laws, add);
  if (run.isMock) return outcomes;
  await checkLanguages(run, laws, add);
  if (laws.pages) await checkList(run, laws, laws.pages, add);
  return outcomes;
}

type Add = (name: string, payload: Fields, faults: Fault[]) => void;

async function ask({ call, example }: LawRun, changes: Fields = {}): Promise<Seen | undefined> {
  const payload = { ...example, ...changes };
  const received = await call(payload);
  return received.kind === 'answer' && isSuccess(received) ? { payload, body: received.answer.body } : undefined;
}

function fault(expected: string, got: string): Fault {
  return { kind: 'other', expected, got: shorten(got) };
}

/** Half a cent of each part may be lost to rounding. */
const roundingOfPart = 0.005;

async function checkSums(run: LawRun, { sums = [] }: Laws, add: Add): Promise<void> {
  if (sums.length === 0) return;
  const seen = await ask(run);
  if (!seen) return;
  for (const { total, parts } of sums) {
    const numbers = [total, ...parts].map((place) => valueAt(seen.body, place));
    // A part that does not apply is absent, and its total with it.
    if (numbers[0] === undefined) continue;
    const [whole = 0, ...rest] = numbers.map((number) => Number(number ?? 0));
    const sum = rest.reduce((one, other) => one + other, 0);
    const isRight = Math.abs(whole - sum) <= roundingOfPart * (parts.length + 1);
    add(
      'sums',
      seen.payload,
      isRight ? [] : [fault(`${total} is the sum of ${parts.join(', ')}: ${sum}`, String(whole))],
    );
  }
}

const zones = ['Africa/Nairobi', 'Asia/Tokyo'];

async function checkLanguages(run: LawRun, { language = [], timeZone = [] }: Laws, add: Add): Promise<void> {
  if (language.length > 0) {
    const choices = choicesOf(run, 'language').map(String);
    await compare('language', choices, language);
  }
  if (timeZone.length > 0) await compare('timeZone', zones, timeZone);

  async function compare(field: 'language' | 'timeZone', choices: readonly string[], places: readonly string[]) {
    const answers = await Promise.all(choices.map((choice) => ask(run, { [field]: choice })));
    const [first, ...others] = answers;
    for (const place of places) {
      for (const [at, other] of others.entries()) {
        if (!first || !other) continue;
        const texts = textsAt(first.body, place);
        if (texts.length === 0) continue;
        const isSame = isDeepStrictEqual(texts, textsAt(other.body, place));
        const expected = `${place} in another ${field} for ${choices[at + 1]} than for ${choices[0]}`;
        add(field, other.payload, isSame ? [fault(expected, `the same: ${texts.slice(0, 3).join(', ')}`)] : []);
      }
    }
  }
}

/** The values that the contract offers for a field of the payload. */
export function choicesOf({ document, operation }: Pick<LawRun, 'document' | 'operation'>, field: string): unknown[] {
  const schema = operation.carriers[0]?.schema.properties?.[field];
  return (schema && resolveSchema(document, schema).enum) ?? [];
}

interface Page extends Seen {
  keys: unknown[];
  entries: unknown[];
  total: unknown;
}

async function checkList(run: LawRun, laws: Laws, pages: NonNullable<Laws['pages']>, add: Add): Promise<void> {
  const most = largestPage(run);

  async function read(changes: Fields): Promise<Page | undefined> {
    const seen = await ask(run, changes);
    if (!seen) return undefined;
    const entries = valueAt(seen.body, pages.list);
    if (!Array.isArray(entries)) return undefined;
    const keys = entries.map((entry) => valueAt(entry, pages.key));
    return { ...seen, entries, keys, total: laws.total === undefined ? undefined : valueAt(seen.body, laws.total) };
  }

  const whole = await read({ pageNo: 1, pageSize: most });
  if (!whole) return;
  add('page size', whole.payload, whole.entries.length > most ? [tooMany(most, whole)] : []);
  await checkPages(whole, read, add);
  if (laws.total !== undefined) await checkTotal(whole, most, read, add);
  if (whole.entries.length === 0) return;
  for (const one of laws.filter ?? []) {
    const groups = typeof one === 'string' ? choicesOf(run, one).map((value) => ({ [one]: value })) : one;
    await checkFilter(groups, { most, whole, read, add });
  }
  for (const one of laws.order ?? []) {
    const page = await read({ ...one.with, pageNo: 1, pageSize: most });
    if (page) add('order', page.payload, judgeOrder(page, one));
  }
}

type ReadPage = (changes: Fields) => Promise<Page | undefined>;

/** Enough to see most lists at once, and few enough to be read several times. */
const largest = 100;

function largestPage({ document, operation }: LawRun): number {
  const schema = operation.carriers[0]?.schema.properties?.['pageSize'];
  return Math.min(largest, Number((schema && resolveSchema(document, schema)['maximum']) ?? largest));
}

function tooMany(size: number, { entries }: Page): Fault {
  return fault(`at most ${size} entries, which pageSize asks for`, `${entries.length} entries`);
}

/** The first pages, read with a smaller size, are the beginning of the list, without a gap or a repeat. */
async function checkPages(whole: Page, read: ReadPage, add: Add): Promise<void> {
  const size = Math.min(10, Math.floor(whole.keys.length / 2));
  // Entries with the same key cannot be distinguished.
  if (size === 0 || new Set(whole.keys).size < whole.keys.length) return;
  const parts = [await read({ pageNo: 1, pageSize: size }), await read({ pageNo: 2, pageSize: size })];
  const [first, second] = parts;
  if (!first || !second) return;
  const long = [first, second].find((page) => page.entries.length > size);
  add('page size', first.payload, long ? [tooMany(size, long)] : []);
  if (long) return;
  if (first.total !== whole.total) {
    add('total', first.payload, [fault(`one total for all sizes: ${String(whole.total)}`, String(first.total))]);
  }
  const twice = second.keys.filter((key) => first.keys.includes(key));
  const expected = whole.keys.slice(0, 2 * size);
  const faults =
    twice.length > 0
      ? [fault('no entry on two pages', `on both: ${twice.join(', ')}`)]
      : isDeepStrictEqual([...first.keys, ...second.keys], expected)
        ? []
        : [
            fault(
              `two pages of ${size} hold the first ${2 * size} entries: ${expected.join(', ')}`,
              [...first.keys, ...second.keys].join(', '),
            ),
          ];
  add('pages', second.payload, faults);
}

/** More pages than these are not read to count their entries. */
const pagesRead = 20;

async function checkTotal(whole: Page, size: number, read: ReadPage, add: Add): Promise<void> {
  const keys = new Set(whole.keys);
  let last = whole;
  for (let pageNo = 2; last.entries.length === size && pageNo <= pagesRead; pageNo += 1) {
    const next = await read({ pageNo, pageSize: size });
    if (!next) return;
    if (next.total !== whole.total) {
      add('total', next.payload, [fault(`one total on all pages: ${String(whole.total)}`, String(next.total))]);
      return;
    }
    for (const key of next.keys) keys.add(key);
    last = next;
  }
  if (last.entries.length === size) return;
  const isRight = keys.size === whole.total;
  add(
    'total',
    whole.payload,
    isRight ? [] : [fault(`the number of entries on all pages: ${keys.size}`, String(whole.total))],
  );
}

interface FilterRun {
  most: number;
  whole: Page;
  read: ReadPage;
  add: Add;
}

/** Groups that exclude each other share no entry, and together have no more than there are without a filter. */
async function checkFilter(groups: readonly Fields[], { most, whole, read, add }: FilterRun): Promise<void> {
  const owners = new Map<unknown, Fields>();
  let sum = 0;
  for (const group of groups) {
    const page = await read({ ...group, pageNo: 1, pageSize: most });
    if (!page) continue;
    sum += Number(page.total ?? page.keys.length);
    const shared = page.keys.find((key) => owners.has(key));
    const faults =
      shared === undefined
        ? []
        : [
            fault(
              `no entry that ${JSON.stringify(owners.get(shared))} has too`,
              `${JSON.stringify(shared)} with ${JSON.stringify(group)}`,
            ),
          ];
    add('filter', page.payload, faults);
    if (faults.length > 0) return;
    for (const key of page.keys) owners.set(key, group);
  }
  const all = typeof whole.total === 'number' ? whole.total : undefined;
  if (all !== undefined && sum > all) {
    add('filter', whole.payload, [fault(`at most ${all} entries in all groups, as without a filter`, String(sum))]);
  }
}

function judgeOrder({ entries }: Page, { by, descending = false }: NonNullable<Laws['order']>[number]): Fault[] {
  const values = entries.map((entry) => comparable(valueAt(entry, by))).filter((value) => value !== undefined);
  const wrong = values.findIndex((value, at) => {
    const before = values[at - 1];
    return before !== undefined && (descending ? value > before : value < before);
  });
  if (wrong < 0) return [];
  const direction = descending ? 'falling' : 'rising';
  return [fault(`${by} is ${direction}`, `${String(values[wrong - 1])} before ${String(values[wrong])}`)];
}

/** Numbers as numbers, even if they are grouped by thousands; other texts, such as days, as texts. */
function comparable(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  return /^\d{1,3}(,\d{3})*(\.\d+)?$/.test(value) ? Number(value.replaceAll(',', '')) : value;
}

export function valueAt(root: unknown, place: string): unknown {
  let value = root;
  for (const part of place.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Fields)[part];
  }
  return value;
}

/** The texts at a place, with those of every entry if it names the first one of a list. */
function textsAt(root: unknown, place: string): string[] {
  const [list, field] = place.split(/\/0(?=\/)/);
  const entries = field === undefined ? undefined : valueAt(root, list ?? '');
  const values = Array.isArray(entries) ? entries.map((entry) => valueAt(entry, field ?? '')) : [valueAt(root, place)];
  return values.filter((value) => typeof value === 'string');
}
