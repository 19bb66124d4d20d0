import { type OpenApiDocument, operationsOf, resolveSchema, type Schema } from './openapi.ts';
import { successName } from './complete.ts';

/** A value of one answer that another call's payload needs, as `links` declare it. */
export interface DeclaredLink {
  readonly name: string;
  /** The operation that returns the value. */
  readonly source: string;
  /** The operation that needs it. */
  readonly target: string;
  /** JSON pointers into the answer, such as `/body/0/id`, by payload field. */
  readonly fields: Readonly<Record<string, string>>;
}

const expression = /^\$response\.body#(\/body\/.+)$/;

export function linksOf(document: OpenApiDocument): DeclaredLink[] {
  return operationsOf(document).flatMap(({ operation: { operationId: source, responses } }) =>
    Object.entries(responses['200']?.links ?? {}).map(([name, { operationId: target, requestBody }]) => ({
      name,
      source,
      target,
      fields: Object.fromEntries(
        Object.entries(requestBody).map(([field, text]) => [field, expression.exec(String(text))?.[1] ?? '']),
      ),
    })),
  );
}

/** Problems of a link in a complete document; empty if it leads from a field to a field. */
export function faultOfLink(
  document: OpenApiDocument,
  { name, source, target, fields }: DeclaredLink,
): string | undefined {
  const placed = operationsOf(document);
  const [from, to] = [source, target].map(
    (id) => placed.find(({ operation }) => operation.operationId === id)?.operation,
  );
  if (!from || !to) return `The link \`${name}\` leads to \`${target}\`, which is no operation.`;
  const payload = to.requestBody?.content['application/json']?.schema;
  const known = payload ? resolveSchema(document, payload).properties : undefined;
  for (const [field, pointer] of Object.entries(fields)) {
    if (!known?.[field]) return `The link \`${name}\` fills \`${field}\`, which the payload of \`${target}\` has not.`;
    if (pointer === '')
      return `The link \`${name}\` takes \`${field}\` from \`$response.body#/body/…\`, and from nowhere else.`;
    if (!leadsSomewhere(document, document.components.schemas[successName(from)], pointer)) {
      return `The link \`${name}\` takes \`${field}\` from \`${pointer}\`, which no answer of \`${source}\` has.`;
    }
  }
  return undefined;
}

function leadsSomewhere(document: OpenApiDocument, success: Schema | undefined, pointer: string): boolean {
  let schema = success;
  for (const part of pointer.split('/').slice(1)) {
    if (!schema) return false;
    const { items, properties }: Schema = resolveSchema(document, schema);
    schema = /^\d+$/.test(part) ? items : properties?.[part];
  }
  return schema !== undefined;
}
