import { pascal } from '../document/complete.ts';
import { operationsOf, resolveSchema, type OpenApiDocument, type Operation } from '../document/openapi.ts';
import { hasBody } from './emit-server.ts';

const json = 'application/json';

/**
 * The server's validators: complete and strict payloads, with the common fields, and bodies before they are sent. They
 * reuse the schemas with which the client checks answers, so that the two cannot differ.
 */
export function emitValidators(canonical: OpenApiDocument): string {
  const rows = operationsOf(canonical).map(({ operation }) => {
    const { operationId } = operation;
    return `  ${operationId}: { payload: ${payloadSchema(canonical, operation)}, body: ${bodySchema(operation)} },`;
  });
  const reasons = operationsOf(canonical).flatMap(({ operation }) => {
    const failures = operation['x-failures'];
    return failures ? [`  ${operation.operationId}: ${JSON.stringify(failures)},`] : [];
  });
  return `import * as z from 'zod/mini';
import type { OperationId } from './operations.ts';
import * as schemas from './client/zod.gen.ts';

const common = { language: schemas.zLanguage, timeZone: schemas.zTimeZone };

function atMostOne(...names: string[]) {
  return z.refine<Record<string, unknown>>(
    (payload) => names.filter((name) => payload[name] !== undefined).length <= 1,
    { error: \`at most one of \${names.join(', ')} may be given\` },
  );
}

function distinct(name: string) {
  return z.refine<Record<string, unknown>>(
    (payload) => !Array.isArray(payload[name]) || new Set(payload[name]).size === payload[name].length,
    { error: 'must not hold the same twice', path: [name] },
  );
}

export interface OperationValidators {
  readonly payload: z.core.$ZodType;
  /** Absent if the answer is only a code, or not JSON. */
  readonly body: z.core.$ZodType | undefined;
}

export const validators: Readonly<Record<OperationId, OperationValidators>> = {
${rows.join('\n')}
};

/** The reasons that a call may give, by its failure code. */
export const failureReasons: Readonly<Partial<Record<OperationId, Readonly<Record<number, readonly string[]>>>>> = {
${reasons.join('\n')}
};
`;
}

function payloadSchema(canonical: OpenApiDocument, operation: Operation): string {
  const name = pascal(operation.operationId);
  const carriesCommon = operation['x-envelope'] === 'sealed' || operation['x-envelope'] === 'blob';
  const shapes = [
    ...(hasOwnFields(canonical, operation) ? [`...schemas.z${name}Body.shape`] : []),
    ...(carriesCommon ? ['...common'] : []),
    ...(operation['x-envelope'] === 'plain' && hasQuery(operation) ? [`...schemas.z${name}Query.shape`] : []),
  ];
  const strict = `z.strictObject({ ${shapes.join(', ')} })`;
  const exclusive = operation['x-at-most-one'];
  const checks = [
    ...(exclusive ? [`atMostOne(${exclusive.map((field) => `'${field}'`).join(', ')})`] : []),
    ...fieldsOfDistinctItems(canonical, operation).map((field) => `distinct('${field}')`),
  ];
  return checks.length > 0 ? `${strict}.check(${checks.join(', ')})` : strict;
}

function hasOwnFields(canonical: OpenApiDocument, operation: Operation): boolean {
  const content = operation.requestBody?.content ?? {};
  const schema = (content[json] ?? Object.values(content)[0])?.schema;
  if (!schema) return false;
  const names = Object.keys(resolveSchema(canonical, schema).properties ?? {});
  return names.some((name) => name !== 'language' && name !== 'timeZone');
}

/** The generated schemas do not check `uniqueItems`. */
function fieldsOfDistinctItems(canonical: OpenApiDocument, operation: Operation): string[] {
  const schema = operation.requestBody?.content[json]?.schema;
  const properties = Object.entries((schema && resolveSchema(canonical, schema).properties) ?? {});
  return properties.flatMap(([name, field]) => (resolveSchema(canonical, field)['uniqueItems'] ? [name] : []));
}

function hasQuery(operation: Operation): boolean {
  return operation.parameters?.some((parameter) => parameter.in === 'query') ?? false;
}

function bodySchema(operation: Operation): string {
  if (operation['x-envelope'] === 'blob' || !hasBody(operation)) return 'undefined';
  const name = pascal(operation.operationId);
  return operation['x-display'] === 'whole' ? `schemas.z${name}Success.shape.body` : `schemas.z${name}Response`;
}
