import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type OpenApiDocument, operationsOf, resolveSchema, type Schema } from '#contract/document/openapi.ts';
import type { OperationId } from '#generated/operations.ts';
import { validators } from '#generated/validators.ts';

export const canonical = readDocument('openapi.json');
export const wire = readDocument('openapi.wire.json');

function readDocument(name: string): OpenApiDocument {
  return JSON.parse(readFileSync(`generated/${name}`, 'utf8')) as OpenApiDocument;
}

const common = new Set(['language', 'timeZone']);

function find(path: string) {
  const placed = operationsOf(canonical).find((candidate) => candidate.path === path);
  if (!placed) throw new Error(`The contract has no ${path}`);
  return placed;
}

export function methodOf(path: string): string {
  return find(path).method;
}

/** The payload's schema, including the common fields. */
export function payloadOf(path: string): Schema {
  const content = find(path).operation.requestBody?.content['application/json'];
  return resolveSchema(canonical, content?.schema ?? {});
}

/** The payload's own fields, in the order of the contract. */
export function payloadFields(path: string): string[] {
  return Object.keys(payloadOf(path).properties ?? {}).filter((name) => !common.has(name));
}

export function requiredFields(path: string): string[] {
  return (payloadOf(path).required ?? []).filter((name) => !common.has(name));
}

/** The schema of the success body, or undefined if the answer is only a code. */
export function bodyOf(path: string): Schema | undefined {
  const content = find(path).operation.responses['200']?.content?.['application/json'];
  const [success] = resolveSchema(canonical, content?.schema ?? {}).oneOf ?? [];
  const body = success && resolveSchema(canonical, success).properties?.['body'];
  return body && resolveSchema(canonical, body);
}

/** The fields of the body, or of its items if it is an array. */
export function bodyFields(path: string): string[] {
  const body = bodyOf(path);
  return Object.keys((body?.items ? resolveSchema(canonical, body.items) : body)?.properties ?? {});
}

export function schemaNamed(name: string): Schema {
  return resolveSchema(canonical, { $ref: `#/components/schemas/${name}` });
}

export function fieldOf(schema: Schema, name: string): Schema {
  const field = schema.properties?.[name];
  if (!field) throw new Error(`There is no field ${name}`);
  return resolveSchema(canonical, field);
}

/** The fields of every payload. */
export const everyPayload = { language: 'en', timeZone: 'Africa/Nairobi' };

/** Whether the contract accepts these fields besides the common ones. */
export function accepts(id: OperationId, payload: object): boolean {
  return z.safeParse(validators[id].payload, { ...everyPayload, ...payload }).success;
}

export function fieldsOf(name: string): string[] {
  return Object.keys(schemaNamed(name).properties ?? {});
}
