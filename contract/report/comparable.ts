import { isDeepStrictEqual } from 'node:util';
import { answerName, failureName, successName } from '../document/complete.ts';
import { operationsOf, resolveSchema, type OpenApiDocument, type Operation, type Schema } from '../document/openapi.ts';

const json = 'application/json';
export const commonPointer = '#/components/schemas/CommonPayload';

/**
 * The canonical document with each fact in one place: without the union of failures in every answer (codes are compared
 * as codes), the fields that every payload carries (compared once), the examples and the `x-` fields (compared by
 * themselves). Without this one new code would show as sixty changed answers.
 */
export function makeComparable(canonical: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(canonical);
  const done = new Set<Schema>();
  for (const { operation } of operationsOf(document)) {
    if (carriesCommon(operation)) removeCommon(document, operation, done);
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
  // Generation closes every payload, and servers check every payload as closed, so this is never a change.
  delete payload['additionalProperties'];
}

function removeExamples(operation: Operation): void {
  const contents = [operation.requestBody?.content, operation.responses['200']?.content];
  for (const media of contents.flatMap((content) => Object.values(content ?? {}))) delete media.examples;
}
