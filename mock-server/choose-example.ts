import { operationsOf, type OpenApiDocument, type Operation } from '#contract/document/openapi.ts';
import type { Call } from '#wire/host/call.ts';
import type { Person } from './state/people.ts';

const json = 'application/json';

/** The caller: a visitor, a demo user, or somebody who has registered. */
type Caller = 'visitor' | Person['kind'];

/** Returns the name of the example that fits a call best. */
export type ChooseExample = (call: Call, caller: Caller) => string;

/** Example data about people other than the example buyer. */
const about: Readonly<Record<Exclude<Caller, 'visitor' | 'buyer'>, Readonly<Record<string, string>>>> = {
  agent: {
    getVehicleDetail: 'posterUser',
    getPriceDetail: 'posterUser',
    getDealerCertificate: 'none',
    listCoupons: 'toBeUsed',
  },
  dealerUnderReview: { getDealerCertificate: 'underReview', listCoupons: 'empty' },
  dealerRejected: { getDealerCertificate: 'rejected', listCoupons: 'toBeUsed' },
  newUser: { getDealerCertificate: 'none', listCoupons: 'empty' },
};

interface Known {
  requests: [name: string, payload: Record<string, unknown>][];
  /** Texts of the successes, to search for ids. */
  answers: Map<string, string>;
}

export function createChooser(document: OpenApiDocument): ChooseExample {
  const all = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, knownOf(operation)]));
  return ({ operation, payload, language }, caller) => {
    const known = all.get(operation.id);
    if (!known) return 'success';
    const paired = nearestRequest(known, payload);
    if (paired && paired !== 'success' && known.answers.has(paired)) return paired;
    const named = answerNaming(known, payload) ?? 'success';
    if (named !== 'success') return named;
    const special = caller === 'visitor' ? caller : caller !== 'buyer' && about[caller][operation.id];
    if (special && known.answers.has(special)) return special;
    return language === 'ja' && known.answers.has('japanese') ? 'japanese' : 'success';
  };
}

function knownOf(operation: Operation): Known {
  const requests = Object.entries(operation.requestBody?.content[json]?.examples ?? {});
  const answers = Object.entries(operation.responses['200']?.content?.[json]?.examples ?? {});
  return {
    requests: requests.map(([name, { value }]) => [name, value as Record<string, unknown>]),
    answers: new Map(
      answers.filter(([name]) => !name.startsWith('code-')).map(([name, { value }]) => [name, JSON.stringify(value)]),
    ),
  };
}

/** A request and an answer with the same name belong together: the request with most matching fields decides. */
function nearestRequest({ requests }: Known, payload: Call['payload']): string | undefined {
  let nearest: { name: string; agreeing: number } | undefined;
  for (const [name, example] of requests) {
    const agreeing = Object.keys(payload).filter(
      (field) => field !== 'language' && field !== 'timeZone' && isSame(payload[field], example[field]),
    ).length;
    if (!nearest || agreeing > nearest.agreeing) nearest = { name, agreeing };
  }
  return nearest?.name;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The first example with the requested id, such as that of vehicle 100005 or order 500003. */
function answerNaming({ answers }: Known, payload: Call['payload']): string | undefined {
  const ids = Object.entries(payload).flatMap(([field, value]) =>
    /^id$|Id$/.test(field) && typeof value === 'string' && /^\w{4,}$/.test(value) ? [value] : [],
  );
  if (ids.length === 0) return undefined;
  const words = ids.map((id) => new RegExp(String.raw`\b${id}\b`));
  return [...answers].find(([, text]) => words.every((word) => word.test(text)))?.[0];
}
