import { operationsOf, type OpenApiDocument, reachedFrom, type Schema } from './openapi.ts';

/** The schema of values that were added to an open enum after a reader was built. */
export const unknownValue = 'UnknownValue';

/** Its type: a text that equals none of the listed values, so that readers have to handle it. */
export const unknownType = "string & { readonly '~unknown': true }";

const componentPrefix = '#/components/schemas/';

/**
 * Lets answers have values that an open enum does not list. Payloads have only the listed ones, so a schema of both gets
 * a copy for payloads.
 */
export function openAnswers(document: OpenApiDocument): void {
  const { schemas } = document.components;
  const operations = operationsOf(document).map(({ operation }) => operation);
  const answers = operations.map(({ responses }) => responses);
  const payloads: unknown[] = operations.map(({ requestBody, parameters }) => [requestBody, parameters]);
  const open = new Set(Object.keys(schemas).filter((name) => hasOpen(schemas[name])));
  if (open.size === 0 && !hasOpen(answers)) return;

  const answered = reachedFrom(document, answers);
  const copies = new Map<string, string>();
  for (const reference of reachedFrom(document, payloads)) {
    const isMet = [...reachedFrom(document, { $ref: reference })].some((one) => open.has(nameIn(one)));
    if (!isMet) continue;
    if (answered.has(reference)) copies.set(reference, `${reference}Sent`);
    else payloads.push(schemas[nameIn(reference)]);
  }
  for (const [reference, copy] of copies) {
    const sent = structuredClone(schemas[nameIn(reference)] ?? {});
    schemas[nameIn(copy)] = sent;
    payloads.push(sent);
  }
  for (const part of payloads) visit(part, (schema) => redirect(schema, copies));
  const isSent = new Set(payloads);
  for (const part of [...answers, ...Object.values(schemas)]) if (!isSent.has(part)) visit(part, openEnum);
  schemas[unknownValue] = { type: 'string', description: 'A value that this version does not know.' };
}

function nameIn(reference: string): string {
  return reference.slice(componentPrefix.length);
}

function hasOpen(part: unknown): boolean {
  return JSON.stringify(part).includes('"x-open":true');
}

function redirect(schema: Schema, copies: ReadonlyMap<string, string>): void {
  const copy = copies.get(schema.$ref ?? '');
  if (copy !== undefined) schema.$ref = copy;
}

function openEnum(schema: Schema): void {
  if (schema['x-open'] !== true) return;
  const { type, enum: values, 'x-open': _open } = schema;
  delete schema['x-open'];
  delete schema.type;
  delete schema.enum;
  schema['anyOf'] = [{ type, enum: values }, { $ref: `${componentPrefix}${unknownValue}` }];
}

function visit(part: unknown, change: (schema: Schema) => void): void {
  if (typeof part !== 'object' || part === null) return;
  change(part as Schema);
  for (const value of Object.values(part)) visit(value, change);
}
