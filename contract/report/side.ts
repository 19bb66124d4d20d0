import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../document/load.ts';
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  type PlacedOperation,
  resolveSchema,
  type Schema,
} from '../document/openapi.ts';
import { answerName, failureName, successName } from '../document/complete.ts';

/** One of the two contracts, with what every comparison needs of it. */
export interface Side {
  contract: Contract;
  comparable: OpenApiDocument;
  /** By operation id, as in the canonical document, with the `x-` fields. */
  operations: Map<string, PlacedOperation>;
}

/** An operation that both sides have. */
export interface OperationPair {
  /** Its id on the head's side. */
  id: string;
  base: PlacedOperation;
  head: PlacedOperation;
}

export function makeSide(contract: Contract): Side {
  const placed = operationsOf(contract.canonical).map((entry) => [entry.operation.operationId, entry] as const);
  const comparable = contract.isPlain ? contract.canonical : makeComparable(contract.canonical);
  return { contract, comparable, operations: new Map(placed) };
}

/** Operations are paired by id, and the remaining ones by path. */
export function pairOperations(base: Side, head: Side): OperationPair[] {
  const pairs: OperationPair[] = [];
  for (const [id, now] of head.operations) {
    const before = base.operations.get(id) ?? findAtPath(base, head, now);
    if (before) pairs.push({ id, base: before, head: now });
  }
  return pairs;
}

function findAtPath(base: Side, head: Side, now: PlacedOperation): PlacedOperation | undefined {
  return [...base.operations.values()].find(
    ({ path, method, operation }) =>
      templateOf(path) === templateOf(now.path) && method === now.method && !head.operations.has(operation.operationId),
  );
}

/** A path without the names of its parameters, which nobody sends. */
export function templateOf(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

const json = 'application/json';
export const commonPointer = '#/components/schemas/CommonPayload';

/**
 * The canonical document with each fact in one place: without the union of failures in every answer (codes are compared
 * as codes), the common payload fields (compared once), the examples and the `x-` fields (compared separately).
 * Otherwise one new code would show as sixty changed answers.
 */
function makeComparable(canonical: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(canonical);
  const done = new Set<Schema>();
  for (const { operation } of operationsOf(document)) {
    if (carriesCommon(operation)) removeCommon(document, operation, done);
    delete document.components.schemas[successName(operation)]?.['description'];
    const answer = operation.responses['200']?.content?.[json];
    if (answer) answer.schema = { $ref: `#/components/schemas/${successName(operation)}` };
    if (operation['x-envelope'] === 'blob') delete operation.responses['200']?.content?.[json];
    removeExamples(operation);
    for (const code of operation['x-codes']) delete document.components.schemas[failureName(code)];
    delete document.components.schemas[answerName(operation)];
    for (const key of Object.keys(operation).filter((name) => name.startsWith('x-'))) {
      Reflect.deleteProperty(operation, key);
    }
  }
  return document;
}

export function carriesCommon(operation: Operation): boolean {
  return operation['x-envelope'] === 'sealed' || operation['x-envelope'] === 'blob';
}

const generatedText = /^The payload of `\w+`\.$/;

function removeCommon(document: OpenApiDocument, operation: Operation, done: Set<Schema>): void {
  const content = operation.requestBody?.content[json];
  const common = document.components.schemas['CommonPayload'];
  if (!content?.schema || !common) return;
  if (content.schema.$ref === commonPointer) {
    content.schema = { type: 'object', properties: {} };
    return;
  }
  const payload = resolveSchema(document, content.schema);
  if (done.has(payload)) return;
  done.add(payload);
  const shared = new Set(
    Object.entries(common.properties ?? {})
      .filter(([name, schema]) => isDeepStrictEqual(payload.properties?.[name], schema))
      .map(([name]) => name),
  );
  const own = Object.entries(payload.properties ?? {}).filter(([name]) => !shared.has(name));
  payload.properties = Object.fromEntries(own);
  payload.required = (payload.required ?? []).filter((name) => !shared.has(name));
  // Generation describes payloads that have no words of their own.
  if (generatedText.test(String(payload['description']))) delete payload['description'];
  // Generation closes every payload, and servers check it as closed, so this is never a change.
  delete payload['additionalProperties'];
}

function removeExamples(operation: Operation): void {
  const contents = [operation.requestBody?.content, operation.responses['200']?.content];
  for (const media of contents.flatMap((content) => Object.values(content ?? {}))) delete media.examples;
}
