import { isDeepStrictEqual } from 'node:util';
import {
  type Header,
  type Link,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PlacedOperation,
  point,
  resolveSchema,
  type Schema,
} from '../document/openapi.ts';
import { type Finding, type Hit, type Impact, isGraver } from './verdict/change.ts';
import { carriesCommon, commonPointer, type OperationPair, type Side } from './side.ts';
import { pointerOf } from './compare-operations.ts';
import { compareSchemas } from './schema/compare-schema.ts';
import { type Direction, judge } from './verdict/judge.ts';
import type { Located } from './schema/open-schema.ts';

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
    for (const finding of compareParameterPlaces(was, is, id)) merge(findings, finding);
    for (const [sent, sends] of payloads(was, is)) compare(sent, sends, 'payload', id);
    for (const finding of compareTypes(was, is, id)) merge(findings, finding);
    compare(parameters(was), parameters(is), 'payload', id);
    compare(headers(was), headers(is), 'answer', id);
    for (const finding of compareLinks(was, is, id)) merge(findings, finding);
    const [answered, answers] = [answer(was), answer(is)];
    if (answered && answers) {
      const gained = gainsBody(answered, answers);
      if (gained) merge(findings, bodyAdded(answers, id));
      compare(answered, gained ? withoutBody(answers) : answers, 'answer', id);
    }
  }
  return [...findings.values()];
}

/** The same difference in another operation, or in the other direction: the most severe impact counts. */
function merge(findings: Map<string, Finding>, found: Finding): void {
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
  return base.schema.properties?.['code'] !== undefined && !bodyOf(base) && bodyOf(head) !== undefined;
}

/** With only a code, the generated call returns a text to show; with a body, it returns the body. */
function bodyAdded({ pointer }: Located, operation: string): Finding {
  const message = 'the answer, which was its code alone, has a body: the generated call returns something else';
  const place = point(pointer, 'properties', 'body');
  return { kind: 'body-added', impact: 'major', pointer: place, message, operations: [operation], hits: ['readers'] };
}

function withoutBody(located: Located): Located {
  const { body: _body, ...properties } = located.schema.properties ?? {};
  return { ...located, schema: { ...located.schema, properties } };
}

interface Place {
  document: OpenApiDocument;
  operation: Operation;
  pointer: string;
}

function at(document: OpenApiDocument, placed: PlacedOperation): Place {
  const operation = document.paths[placed.path]?.[placed.method] ?? placed.operation;
  return { document, operation, pointer: pointerOf(placed) };
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
const answerTypes = ({ operation }: Place) => Object.keys(operation.responses['200']?.content ?? {});

/** The media types of a payload and of an answer. */
function compareTypes(base: Place, head: Place, operation: string): Finding[] {
  const kind = 'media-type';
  const sent = compareLists(payloadTypes(base), payloadTypes(head)).map((change): Finding => {
    const pointer = point(head.pointer, 'requestBody', 'content', change.type);
    const message = `the payload ${change.isGone ? 'can no longer' : 'can also'} be sent as ${change.type}`;
    const [impact, hits]: [Impact, Hit[]] = change.isGone ? ['major', ['senders']] : ['minor', []];
    return { kind, impact, pointer, message, operations: [operation], hits };
  });
  const answered = compareLists(answerTypes(base), answerTypes(head)).map((change): Finding => {
    const pointer = point(head.pointer, 'responses', '200', 'content', change.type);
    const message = `the answer ${change.isGone ? 'is no longer' : 'may be'} ${change.type}`;
    return { kind, impact: 'major', pointer, message, operations: [operation], hits: ['readers'] };
  });
  return [...sent, ...answered];
}

/** Added and removed bodies are reported by the comparison of fields. */
function compareLists(had: readonly string[], has: readonly string[]): { type: string; isGone: boolean }[] {
  if (had.length === 0 || has.length === 0) return [];
  const gone = had.filter((type) => !has.includes(type)).map((type) => ({ type, isGone: true }));
  const come = has.filter((type) => !had.includes(type)).map((type) => ({ type, isGone: false }));
  return [...gone, ...come];
}

/** A parameter that is read from another place, or written in another form, is missing for those who send it as before. */
function compareParameterPlaces(base: Place, head: Place, operation: string): Finding[] {
  return (head.operation.parameters ?? []).flatMap((is): Finding[] => {
    const was = base.operation.parameters?.find(({ name }) => name === is.name);
    if (!was) return [];
    const changed = Object.entries(formOf(is)).find(([key, value]) => formOf(was)[key] !== value);
    if (!changed) return [];
    const [key, value] = changed;
    const pointer = point(head.pointer, 'parameters', 'properties', is.name, key);
    const message = `\`${is.name}\`: ${key} ${String(formOf(was)[key])} → ${String(value)}`;
    return [{ kind: 'parameter', impact: 'major', pointer, message, operations: [operation], hits: ['senders'] }];
  });
}

/** Where and how a parameter is written, with OpenAPI's defaults. */
function formOf(parameter: Parameter): Record<string, unknown> {
  const style = parameter.style ?? (parameter.in === 'query' ? 'form' : 'simple');
  const explode = parameter.explode ?? style === 'form';
  const isList = [parameter.schema.type].flat().some((type) => type === 'array' || type === 'object');
  return { in: parameter.in, style, ...(isList && { explode }) };
}

/** Represents parameters as fields of an object, which is what they are to a sender. */
function parameters({ document, operation, pointer }: Place): Located {
  const list: Parameter[] = operation.parameters ?? [];
  const fields = list.map(({ name, schema, description, deprecated, 'x-sunset': sunset }) => {
    const beside = {
      ...(description !== undefined && { description }),
      ...(deprecated && { deprecated }),
      ...(sunset !== undefined && { 'x-sunset': sunset }),
    };
    return [name, { ...schema, ...beside }] as const;
  });
  const required = list.filter((parameter) => parameter.required).map(({ name }) => name);
  const schema = { ...nothing, properties: Object.fromEntries(fields), required };
  return { document, schema, pointer: point(pointer, 'parameters') };
}

/** Represents the headers of an answer as fields of an object, which is what they are to a reader. */
function headers({ document, operation, pointer }: Place): Located {
  const known = (document.components['headers'] ?? {}) as Record<string, Header>;
  const list = Object.entries(operation.responses['200']?.headers ?? {}).map(([name, { $ref, ...header }]) => {
    return [name, $ref === undefined ? header : (known[$ref.split('/').at(-1) ?? ''] ?? {})] as const;
  });
  const fields = list.map(([name, { schema = {}, description }]) => {
    return [name, { ...schema, ...(description !== undefined && { description }) }] as const;
  });
  const required = list.filter(([, header]) => header.required).map(([name]) => name);
  const schema = { ...nothing, properties: Object.fromEntries(fields), required };
  return { document, schema, pointer: point(pointer, 'responses', '200', 'headers') };
}

/** Links tell callers where values come from. No call depends on them. */
function compareLinks(base: Place, head: Place, operation: string): Finding[] {
  const [had, has] = [base, head].map((place) => place.operation.responses['200']?.links ?? {}) as [Links, Links];
  const names = [...new Set([...Object.keys(had), ...Object.keys(has)])];
  return names.flatMap((name): Finding[] => {
    if (isDeepStrictEqual(had[name], has[name])) return [];
    const what = had[name] ? (has[name] ? 'changed' : 'removed') : 'added';
    const pointer = point(head.pointer, 'responses', '200', 'links', name);
    const message = `the link \`${name}\` of the answer was ${what}`;
    return [{ kind: 'link', impact: 'patch', pointer, message, operations: [operation], hits: [] }];
  });
}

type Links = Readonly<Record<string, Link>>;

function answer({ document, operation, pointer }: Place): Located | undefined {
  const [type, media] = Object.entries(operation.responses['200']?.content ?? {})[0] ?? [];
  if (!type || !media?.schema) return undefined;
  const { $ref } = media.schema;
  // The generated wrapper is named after its operation, so its name adds nothing.
  if ($ref) return { document, schema: resolveSchema(document, media.schema), pointer: $ref };
  return { document, schema: media.schema, pointer: point(pointer, 'responses', '200', 'content', type, 'schema') };
}
