import type { OpenApiDocument } from '#contract/document/openapi.ts';
import type { Carrier } from '../subject/carrier.ts';
import { payloadErrors, type Oracle } from '../subject/oracle.ts';
import type { TestedOperation } from '../subject/tested-operation.ts';
import type { Draft, PayloadCase } from './case.ts';
import { draftAtRandom, draftPayloads } from './draft-payloads.ts';
import { createSamples } from './samples.ts';

export interface PlanOptions {
  seed: number;
  /** The number of generated cases for each operation; by default all systematic ones and a few at random. */
  cases?: number | undefined;
}

const RANDOM_CASES = 10;

/** The target of cases: an operation, or one kind of message of a socket. */
type Receiver = Pick<TestedOperation, 'id' | 'carriers' | 'exclusive'>;

export type PlanCases = (receiver: Receiver) => PayloadCase[];

/** Decides what is sent to each operation: always its examples, and as many generated payloads as requested. */
export function createPlanner(document: OpenApiDocument, oracle: Oracle, { seed, cases }: PlanOptions): PlanCases {
  const findSample = createSamples(document, oracle);

  function generate(operation: Receiver, carrier: Carrier): PayloadCase[] {
    const fits = (payload: unknown) => payloadErrors(oracle, operation, carrier, payload).length === 0;
    const toCase = ({ name, payload }: Draft, kind?: 'random'): PayloadCase => {
      const allowed = fits(payload);
      return {
        kind: kind ?? (allowed ? 'boundary' : 'invalid'),
        name: nameIn(carrier, name),
        carrier,
        payload,
        allowed,
      };
    };
    const systematic = draftPayloads(carrier, {
      document,
      oracle,
      findSample,
      exclusive: operation.exclusive,
      fits,
    })
      .filter(({ payload }) => canTravel(carrier, payload))
      .map((draft) => toCase(draft))
      // If any field is allowed, a field with a made-up name tests nothing.
      .filter(({ name, allowed }) => !(allowed && /a field named|an unknown field/.test(name)));
    const all = [...systematic, ...(carrier.kind === 'json' ? brokenPayloads(carrier) : [])];
    const wanted = cases ?? all.length + RANDOM_CASES;
    const own = seedFor(`${operation.id} ${carrier.kind}`, seed);
    const random = draftAtRandom(carrier, own, wanted - all.length)
      .filter(({ payload }) => canTravel(carrier, payload))
      .map((draft) => toCase(draft, 'random'));
    return wanted < all.length ? shuffle(all, own).slice(0, wanted) : [...all, ...random];
  }

  return (operation) =>
    withoutRepeats(
      operation.carriers.flatMap((carrier) => [
        ...carrier.examples.map(({ name, value }): PayloadCase => ({
          kind: 'example',
          name: nameIn(carrier, `example ${name}`),
          carrier,
          payload: value,
          allowed: true,
        })),
        ...generate(operation, carrier),
      ]),
    );
}

function nameIn({ kind }: Carrier, name: string): string {
  return kind === 'json' ? name : `${kind}: ${name}`;
}

/** Payloads that are not an object, or not JSON. */
function brokenPayloads(carrier: Carrier): PayloadCase[] {
  const values = [null, [], 'text', 7, true];
  const wrong = values.map((payload) => ({ name: `the payload is ${JSON.stringify(payload)}`, payload }));
  const texts = ['', '{"language":"en"', '{"language":"en"}}', "{'language':'en'}"];
  const unreadable = texts.map((text) => ({
    name: `the payload is the text ${text || '(empty)'}`,
    payload: text,
    text,
  }));
  return [...wrong, ...unreadable].map((one) => ({ kind: 'invalid', carrier, allowed: false, ...one }));
}

/** Servers refuse longer addresses before reading them. */
const LONGEST_QUERY = 2_000;

/** Queries and forms can hold only texts and numbers. */
function canTravel({ kind }: Carrier, payload: unknown): boolean {
  if (kind === 'json') return true;
  if (kind === 'query' && JSON.stringify(payload).length > LONGEST_QUERY) return false;
  const values = Object.values(payload as object);
  return values.every((value) => typeof value === 'number' || (typeof value === 'string' && value.isWellFormed()));
}

function withoutRepeats(cases: readonly PayloadCase[]): PayloadCase[] {
  const seen = new Set<string>();
  return cases.filter(({ carrier, payload, text }) => {
    const key = `${carrier.kind} ${text === undefined ? JSON.stringify(payload) : `text ${text}`}`;
    return seen.size < seen.add(key).size;
  });
}

/** A number for each name and seed, so that one operation's cases do not depend on which others run. */
function seedFor(name: string, seed: number): number {
  let hash = seed ^ 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const keyed = items.map((item, index) => ({ item, key: seedFor(String(index), seed) }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}
