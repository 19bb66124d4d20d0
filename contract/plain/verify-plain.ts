import type { Contract } from '../document/load.ts';
import { operationsOf, type PlacedOperation, resolveSchema, type Response, type Schema } from '../document/openapi.ts';
import { draftPayloads } from '../verify/cases/draft-payloads.ts';
import { createSamples } from '../verify/cases/samples.ts';
import { createOracle, type Oracle } from '../verify/subject/oracle.ts';
import { sampleOf } from './sample-of.ts';

export interface PlainTarget {
  /** The address of the API, without a trailing slash. */
  target: string;
  /** Sent with every request, such as the credentials. */
  headers: Readonly<Record<string, string>>;
  /** Whether to send only requests that change nothing. */
  readOnly: boolean;
  /** Milliseconds. */
  timeout: number;
}

export interface PlainFinding {
  operation: string;
  case: string;
  problem: string;
}

export interface PlainResult {
  requests: number;
  /** Operations that never succeeded, so that no success was checked. */
  silent: string[];
  findings: PlainFinding[];
}

interface Request {
  name: string;
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** Whether the contract allows it; undefined if nobody knows, because the values are made up. */
  expected: 'valid' | 'invalid' | 'stranger';
}

const json = 'application/json';

/** Sends each operation requests at and beyond its limits, and checks each answer against its description. */
export async function verifyPlain({ canonical }: Contract, target: PlainTarget): Promise<PlainResult> {
  const oracle = createOracle(canonical, { allowsOffsets: true });
  const result: PlainResult = { requests: 0, silent: [], findings: [] };
  for (const placed of operationsOf(canonical)) {
    if (target.readOnly && placed.method !== 'get' && placed.method !== 'head') continue;
    let hasSucceeded = false;
    const id = placed.operation.operationId;
    for (const request of planRequests(placed, canonical, oracle)) {
      const answer = await send(placed, request, target);
      result.requests += 1;
      hasSucceeded ||= 'status' in answer && answer.status < 300;
      const problem = judge(placed, request, answer, oracle);
      if (problem !== undefined) result.findings.push({ operation: id, case: request.name, problem });
    }
    if (!hasSucceeded) result.silent.push(id);
  }
  return result;
}

function planRequests({ operation }: PlacedOperation, document: Contract['canonical'], oracle: Oracle): Request[] {
  const list = operation.parameters ?? [];
  const valueOf = (schema: Schema, own: unknown) => own ?? sampleOf(document, schema);
  const at = (place: string) =>
    Object.fromEntries(
      list
        .filter((one) => one.in === place && one.required)
        .map((one) => [one.name, valueOf(one.schema, (one as { example?: unknown }).example)]),
    );
  const base = { path: at('path'), query: at('query'), headers: at('header') };
  const media = operation.requestBody?.content[json];
  const examples = Object.entries(media?.examples ?? {}).map(([name, { value }]) => ({ name, value: value as object }));
  const own = media?.['example'];
  const bodies = own === undefined ? examples : [{ name: 'example', value: own as object }, ...examples];
  if (bodies.length === 0 && media?.schema) {
    bodies.push({ name: 'made up', value: sampleOf(document, media.schema) as object });
  }
  const needsBody = operation.requestBody?.required === true && media !== undefined;
  const [first] = bodies;
  const requests: Request[] = bodies.map(({ name, value }) => ({ ...base, name, body: value, expected: 'valid' }));
  if (!needsBody) requests.unshift({ ...base, name: 'required values only', expected: 'valid' });

  const filled = { ...base, ...(needsBody && first && { body: first.value }) };
  for (const { name, in: place, schema, required } of list) {
    if (place !== 'query') continue;
    if (required) {
      const { [name]: _absent, ...query } = base.query;
      requests.push({ ...filled, name: `${name}: absent`, query, expected: 'invalid' });
    }
    for (const value of ['not-a-number', '-1', '0', '999999999']) {
      const expected =
        oracle.textErrors({ properties: { [name]: schema } }, { [name]: value }).length > 0 ? 'invalid' : 'valid';
      if (expected === 'invalid') {
        requests.push({ ...filled, name: `${name}: ${value}`, query: { ...base.query, [name]: value }, expected });
      }
    }
  }
  if (media?.schema && first) {
    const schema = resolveSchema(document, media.schema);
    const carrier = {
      kind: 'json' as const,
      schema,
      examples: bodies.map(({ name, value }) => ({ name, value: value as Record<string, unknown> })),
    };
    const fits = (payload: unknown) => oracle.errors(schema, payload).length === 0;
    const tools = { document, oracle, findSample: createSamples(document, oracle), exclusive: [], fits };
    for (const { name, payload } of draftPayloads(carrier, tools)) {
      if (!fits(payload)) requests.push({ ...base, name, body: payload, expected: 'invalid' });
    }
  }
  const ways = operation.security ?? document.security ?? [];
  if (ways.length > 0 && ways.every((way) => Object.keys(way).length > 0)) {
    requests.push({ ...filled, name: 'without credentials', expected: 'stranger' });
  }
  return requests;
}

type Answer = { status: number; type: string; text: string } | { lost: string };

async function send({ path, method }: PlacedOperation, request: Request, to: PlainTarget): Promise<Answer> {
  const place = path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => encodeURIComponent(String(request.path[name])));
  const query = new URLSearchParams(Object.entries(request.query).map(([name, value]) => [name, String(value)]));
  const url = `${to.target}${place}${query.size > 0 ? `?${query}` : ''}`;
  const given = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  try {
    const response = await fetch(url, {
      method: method.toUpperCase(),
      headers: {
        ...Object.fromEntries(given),
        ...(request.expected !== 'stranger' && to.headers),
        ...(request.body !== undefined && { 'Content-Type': json }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(to.timeout),
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    return { status: response.status, type, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    return { lost: (cause as Error | undefined)?.message ?? message };
  }
}

/** Returns what is wrong with an answer; undefined if nothing is. */
function judge({ operation }: PlacedOperation, request: Request, answer: Answer, oracle: Oracle): string | undefined {
  if ('lost' in answer) return `no answer: ${answer.lost}`;
  const { status, type, text } = answer;
  if (status >= 500) return `status ${status}: ${text.slice(0, 160)}`;
  if (request.expected === 'stranger') {
    return status === 401 || status === 403 ? undefined : `status ${status} instead of 401 or 403`;
  }
  if (request.expected === 'invalid' && status < 400) return `accepted with status ${status}`;
  if (request.expected === 'valid' && (status === 400 || status === 422))
    return `refused with status ${status}: ${text.slice(0, 160)}`;
  const described = describedAnswer(operation.responses, status);
  // Many documents describe no refusal of invalid requests.
  if (!described && request.expected === 'invalid') return undefined;
  if (!described) return `status ${status} is not described`;
  const types = Object.keys(described.content ?? {});
  if (types.length === 0) return text === '' ? undefined : `a body of type ${type} is not described`;
  const media = described.content?.[types.find((one) => matches(one, type)) ?? ''];
  if (!media) return `${type || 'no media type'} instead of ${types.join(' or ')}`;
  if (!media.schema || !/[/+]json$/.test(type)) return undefined;
  try {
    const [error] = oracle.errors(media.schema, JSON.parse(text));
    return error === undefined ? undefined : `status ${status}: ${error}`;
  } catch {
    return `status ${status}: this is not JSON: ${text.slice(0, 80)}`;
  }
}

function describedAnswer(responses: Readonly<Record<string, Response>>, status: number): Response | undefined {
  return responses[String(status)] ?? responses[`${String(status).charAt(0)}XX`] ?? responses['default'];
}

function matches(pattern: string, type: string): boolean {
  const [kind, name] = pattern.split(';')[0]?.trim().split('/') ?? [];
  const [is, its] = type.split('/');
  return kind === '*' || (kind === is && (name === '*' || name === its));
}
