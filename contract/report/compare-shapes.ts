import { isDeepStrictEqual } from 'node:util';
import {
  type Header,
  type OpenApiDocument,
  type PlacedOperation,
  point,
  resolveSchema,
  type Response,
  type Schema,
} from '../document/openapi.ts';
import { type Finding, type Hit, type Impact, isGraver } from './verdict/change.ts';
import { carriesCommon, commonPointer, type OperationPair, type Side } from './side.ts';
import { pointerOf } from './compare-operations.ts';
import { compareForms, nameParameters, parameters, type Place, spelledAs } from './compare-parameters.ts';
import { compareSchemas } from './schema/compare-schema.ts';
import { type Direction, judge } from './verdict/judge.ts';
import { type Located, openSchema } from './schema/open-schema.ts';

/**
 * Compares payloads, parameters and answers of the operations on both sides. A shared schema's change is reported once.
 */
export function compareShapes(base: Side, head: Side, pairs: readonly OperationPair[]): Finding[] {
  const findings = new Map<string, Finding>();
  const compare = (before: Located, now: Located, direction: Direction, operation: string) => {
    for (const { effect, ...difference } of compareSchemas(before, now, direction)) {
      const impact = judge(effect, direction);
      const hits: Hit[] = impact === 'major' ? [direction === 'payload' ? 'senders' : 'readers'] : [];
      merge(findings, { ...difference, impact, operations: [operation], hits });
    }
  };
  for (const { id, base: before, head: now } of pairs) {
    if (carriesCommon(before.operation) && carriesCommon(now.operation)) {
      compare(common(base.comparable), common(head.comparable), 'payload', id);
    }
    const [was, is] = [at(base.comparable, before), at(head.comparable, now)];
    const [took, takes] = nameParameters(was, is);
    for (const finding of compareForms(was, is, [took, takes], id)) merge(findings, finding);
    // Another envelope is one change, reported as such.
    const isSealedAlike = before.operation['x-envelope'] === now.operation['x-envelope'];
    const body = isSealedAlike ? compareBodies(was, is, id) : [];
    for (const finding of body) merge(findings, finding);
    if (!body.some(({ kind }) => kind === 'payload-added' || kind === 'payload-removed')) {
      for (const [sent, sends] of payloads(was, is)) compare(sent, sends, 'payload', id);
    }
    for (const finding of compareTypes(was, is, id)) merge(findings, finding);
    for (const finding of compareEncodings(was, is, id)) merge(findings, finding);
    compare(parameters(was, took), parameters(is, takes), 'payload', id);
    for (const finding of compareStatuses(was, is, id)) merge(findings, finding);
    for (const [had, has] of responsesOf(was, is)) {
      compare(headers(had, has), headers(has, has), 'answer', id);
      for (const finding of compareLinks(had, has, id)) merge(findings, finding);
      for (const finding of isSealedAlike ? compareContents(had, has, id) : []) merge(findings, finding);
      for (const [answered, answers] of answerPairs(had, has)) {
        const gained = gainsBody(answered, answers);
        if (gained) merge(findings, bodyAdded(answers, id));
        compare(answered, gained ? withoutBody(answers) : answers, 'answer', id);
      }
    }
  }
  return [...findings.values()];
}

/** The same difference in another operation, or in the other direction: the most severe impact counts. */
export function merge(findings: Map<string, Finding>, found: Finding): void {
  const key = `${found.kind} ${found.pointer}`;
  const known = findings.get(key);
  if (!known || isGraver(found.impact, known.impact)) {
    findings.set(key, found);
  } else if (known.impact === found.impact) {
    known.operations = [...new Set([...known.operations, ...found.operations])];
    known.hits = [...new Set([...known.hits, ...found.hits])];
  }
}

function bodyOf({ schema }: Located): Schema | undefined {
  return schema.properties?.['code'] ? schema.properties['body'] : undefined;
}

function gainsBody(base: Located, head: Located): boolean {
  return base.schema.properties?.['code']?.const === 0 && !bodyOf(base) && bodyOf(head) !== undefined;
}

/** With only a code, the generated call returns a text to show; with a body, it returns the body. */
function bodyAdded({ pointer }: Located, operation: string): Finding {
  const message = 'the answer, which was its code alone, has a body: the generated call returns something else';
  const place = point(pointer, 'properties', 'body');
  return { kind: 'body-added', impact: 'major', pointer: place, message, operations: [operation], hits: ['readers'] };
}

function withoutBody(located: Located): Located {
  const { body: _body, ...properties } = located.schema.properties ?? {};
  const required = located.schema.required?.filter((name) => name !== 'body') ?? [];
  return { ...located, schema: { ...located.schema, properties, required } };
}

/** One response of an operation. */
interface Answered {
  document: OpenApiDocument;
  response: Response;
  pointer: string;
}

function at(document: OpenApiDocument, placed: PlacedOperation): Place {
  const operation = document.paths[placed.path]?.[placed.method] ?? placed.operation;
  return { document, operation, pointer: pointerOf(placed), path: placed.path };
}

function common(document: OpenApiDocument): Located {
  return { document, schema: document.components.schemas['CommonPayload'] ?? {}, pointer: commonPointer };
}

const nothing: Schema = { type: 'object', properties: {} };

function payload({ document, operation, pointer }: Place, type: string): Located {
  const media = operation.requestBody?.content[type];
  const place = point(pointer, 'requestBody', 'content', type, 'schema');
  return { document, schema: media?.schema ?? nothing, pointer: place };
}

/** Compares the payload by media type; a media type that replaced another is compared with it. */
function payloads(base: Place, head: Place): [Located, Located][] {
  const [had, has] = [payloadTypes(base), payloadTypes(head)];
  const kept = has.filter((type) => had.includes(type));
  if (kept.length > 0) return kept.map((type) => [payload(base, type), payload(head, type)]);
  const json = 'application/json';
  return [[payload(base, had[0] ?? has[0] ?? json), payload(head, has[0] ?? had[0] ?? json)]];
}

const payloadTypes = ({ operation }: Place) => Object.keys(operation.requestBody?.content ?? {});

/** The media types of a payload and of an answer. */
function compareTypes(base: Place, head: Place, operation: string): Finding[] {
  const kind = 'media-type';
  const sent = compareLists(payloadTypes(base), payloadTypes(head)).map((change): Finding => {
    const pointer = point(head.pointer, 'requestBody', 'content', change.type);
    const message = `the payload ${change.isGone ? 'can no longer' : 'can also'} be sent as ${change.type}`;
    const [impact, hits]: [Impact, Hit[]] = change.isGone ? ['major', ['senders']] : ['minor', []];
    return { kind, impact, pointer, message, operations: [operation], hits };
  });
  const answered = responsesOf(base, head).flatMap(([had, has]) =>
    compareLists(answerTypes(had), answerTypes(has)).map((change): Finding => {
      const pointer = point(has.pointer, 'content', change.type);
      const message = `the answer ${change.isGone ? 'is no longer' : 'may be'} ${change.type}`;
      return { kind, impact: 'major', pointer, message, operations: [operation], hits: ['readers'] };
    }),
  );
  return [...sent, ...answered];
}

type Encoding = Readonly<Record<string, { contentType?: string }>>;

/** How the parts of a form are written. That of a new field is part of the field. */
function compareEncodings(base: Place, head: Place, operation: string): Finding[] {
  const kept = payloadTypes(head).filter((type) => payloadTypes(base).includes(type));
  return kept.flatMap((type) => {
    const before = payload(base, type);
    const [had = {}, has = {}] = [base, head].map(
      (one) => one.operation.requestBody?.content[type]?.['encoding'] as Encoding,
    );
    return Object.keys(openSchema(before).schema.properties ?? {}).flatMap((name): Finding[] => {
      const [was, is] = [had[name] ?? {}, has[name] ?? {}];
      if (isDeepStrictEqual(was, is)) return [];
      const isWider =
        isDeepStrictEqual({ ...was, contentType: '' }, { ...is, contentType: '' }) &&
        typesIn(was).every((one) => typesIn(is).includes(one));
      const pointer = point(head.pointer, 'requestBody', 'content', type, 'encoding', name);
      const message = `the encoding of \`${name}\` ${isWider ? 'allows more media types' : 'changed'}`;
      const [impact, hits]: [Impact, Hit[]] = isWider ? ['minor', []] : ['major', ['senders']];
      return [{ kind: 'media-type', impact, pointer, message, operations: [operation], hits }];
    });
  });
}

function typesIn({ contentType = '' }: Encoding[string]): string[] {
  return contentType.split(/\s*,\s*/);
}

const answerTypes = ({ response }: Answered) => Object.keys(response.content ?? {});

/** A payload that calls have gained or lost, or that they may now leave out or not. */
function compareBodies(base: Place, head: Place, operation: string): Finding[] {
  const [had, has] = [base.operation.requestBody, head.operation.requestBody];
  const isNeeded = has?.required === true;
  const pointer = point(head.pointer, 'requestBody');
  const report = (kind: Finding['kind'], impact: Impact, message: string): Finding[] => [
    { kind, impact, pointer, message, operations: [operation], hits: impact === 'major' ? ['senders'] : [] },
  ];
  if (!had && has) {
    return report('payload-added', isNeeded ? 'major' : 'minor', `a payload ${isNeeded ? 'is needed' : 'may be sent'}`);
  }
  if (had && !has) return report('payload-removed', 'major', 'no payload can be sent any more');
  if (!had || (had.required === true) === isNeeded) return [];
  return isNeeded
    ? report('field-required', 'major', 'the payload is now required')
    : report('field-optional', 'minor', 'the payload may be left out');
}

/** The response with a status, which may be described by its class or the default. */
function responseOf({ document, operation, pointer }: Place, status: string): Answered | undefined {
  const name = [status, `${status.charAt(0)}XX`, 'default'].find((one) => operation.responses[one]);
  const response = operation.responses[name ?? ''];
  return name && response ? { document, response, pointer: point(pointer, 'responses', name) } : undefined;
}

function statusesOf(...places: Place[]): string[] {
  return [...new Set(places.flatMap(({ operation }) => Object.keys(operation.responses)))];
}

function responsesOf(base: Place, head: Place): [Answered, Answered][] {
  return statusesOf(base, head).flatMap((status): [Answered, Answered][] => {
    const [had, has] = [responseOf(base, status), responseOf(head, status)];
    return had && has ? [[had, has]] : [];
  });
}

/** Statuses that only one side describes. Readers do not know a new way to succeed; refusals of a new kind they show. */
function compareStatuses(base: Place, head: Place, operation: string): Finding[] {
  return statusesOf(base, head).flatMap((status): Finding[] => {
    const [had, has] = [responseOf(base, status), responseOf(head, status)];
    if ((had === undefined) === (has === undefined)) return [];
    const impact = /^[123]/.test(status) ? 'major' : 'minor';
    const pointer = point(head.pointer, 'responses', status);
    const message = `${has ? 'may now answer' : 'no longer answers'} status ${status}`;
    const hits: Hit[] = impact === 'major' ? ['readers'] : [];
    return [{ kind: 'status', impact, pointer, message, operations: [operation], hits }];
  });
}

/** A body that an answer has gained or lost. */
function compareContents(base: Answered, head: Answered, operation: string): Finding[] {
  const [had, has] = [answerTypes(base).length > 0, answerTypes(head).length > 0];
  if (had === has) return [];
  const kind = has ? 'body-added' : 'body-removed';
  const message = has ? 'the answer, which had no body, has one' : 'the answer no longer has a body';
  const pointer = point(head.pointer, 'content');
  return [{ kind, impact: 'major', pointer, message, operations: [operation], hits: ['readers'] }];
}

/** Payloads and answers that are added or removed as a whole are reported elsewhere. */
function compareLists(had: readonly string[], has: readonly string[]): { type: string; isGone: boolean }[] {
  if (had.length === 0 || has.length === 0) return [];
  const gone = had.filter((type) => !has.includes(type)).map((type) => ({ type, isGone: true }));
  const come = has.filter((type) => !had.includes(type)).map((type) => ({ type, isGone: false }));
  return [...gone, ...come];
}

/** Represents the headers of an answer as fields of an object, which is what they are to a reader. */
function headers({ document, response, pointer }: Answered, head: Answered): Located {
  const known = (document.components['headers'] ?? {}) as Record<string, Header>;
  const names = Object.keys(head.response.headers ?? {});
  const list = Object.entries(response.headers ?? {}).map(([name, { $ref, ...header }]) => {
    return [spelledAs(names, name), $ref === undefined ? header : (known[$ref.split('/').at(-1) ?? ''] ?? {})] as const;
  });
  const fields = list.map(([name, { schema, content = {}, description }]) => {
    return [
      name,
      { ...(schema ?? Object.values(content)[0]?.schema), ...(description !== undefined && { description }) },
    ] as const;
  });
  const required = list.filter(([, header]) => header.required).map(([name]) => name);
  const schema = { ...nothing, properties: Object.fromEntries(fields), required };
  return { document, schema, pointer: point(pointer, 'headers') };
}

/** Links tell callers where values come from. No call depends on them. */
function compareLinks(base: Answered, head: Answered, operation: string): Finding[] {
  const [had, has] = [base.response.links ?? {}, head.response.links ?? {}];
  const names = [...new Set([...Object.keys(had), ...Object.keys(has)])];
  return names.flatMap((name): Finding[] => {
    if (isDeepStrictEqual(had[name], has[name])) return [];
    const what = had[name] ? (has[name] ? 'changed' : 'removed') : 'added';
    const pointer = point(head.pointer, 'links', name);
    const message = `the link \`${name}\` of the answer was ${what}`;
    return [{ kind: 'link', impact: 'patch', pointer, message, operations: [operation], hits: [] }];
  });
}

/** Compares an answer by media type; a media type that replaced another is compared with it. */
function answerPairs(base: Answered, head: Answered): [Located, Located][] {
  const [had, has] = [answerTypes(base), answerTypes(head)];
  const kept = has.filter((type) => had.includes(type));
  const pairs = kept.length > 0 ? kept.map((type) => [type, type]) : [[had[0], has[0]]];
  return pairs.flatMap(([was, is]): [Located, Located][] => {
    const [before, now] = [answer(base, was), answer(head, is)];
    return before && now ? [[before, now]] : [];
  });
}

function answer({ document, response, pointer }: Answered, type = ''): Located | undefined {
  const media = response.content?.[type];
  if (!media) return undefined;
  const { schema = {} } = media;
  const { $ref, ...beside } = schema;
  // The generated wrapper is named after its operation, so its name adds nothing.
  if ($ref && Object.keys(beside).length === 0)
    return { document, schema: resolveSchema(document, schema), pointer: $ref };
  return { document, schema, pointer: point(pointer, 'content', type, 'schema') };
}
