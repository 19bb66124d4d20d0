import { pascal } from '../document/complete.ts';
import { operationsOf, type OpenApiDocument, type Operation } from '../document/openapi.ts';

/** The types that a server implements: one handler per operation, by its id. */
export function emitServer(canonical: OpenApiDocument, caller: OpenApiDocument): string {
  const imported = new Set<string>();
  const rows = operationsOf(canonical).map(({ operation }) => {
    const written = operationsOf(caller).find((other) => other.operation.operationId === operation.operationId);
    const payload = payloadType(written?.operation ?? operation, imported);
    const body = bodyType(operation, imported);
    return `  ${operation.operationId}: { payload: ${payload}; body: ${body} };`;
  });
  return `import type {
${[...imported]
  .toSorted()
  .map((name) => `  ${name},`)
  .join('\n')}
} from './client/types.gen.ts';
import type { CodesOf, OperationId } from './operations.ts';

/** The payload of each operation without the common fields, and the body of its success. */
export interface OperationShapes {
${rows.join('\n')}
}

export type PayloadOf<Id extends OperationId> = OperationShapes[Id]['payload'];
export type BodyOf<Id extends OperationId> = OperationShapes[Id]['body'];

/** What a handler may return: success with its body, or a failure with a code that the contract lists. */
export type AnswerOf<Id extends OperationId> =
  | (BodyOf<Id> extends undefined ? { code: 0; errorMessage?: string } : { code: 0; body: BodyOf<Id> })
  | { code: CodesOf<Id>; message?: string; errorMessage?: string; reason?: string };

export type Handler<Id extends OperationId, Context> = (
  payload: PayloadOf<Id>,
  context: Context,
) => AnswerOf<Id> | Promise<AnswerOf<Id>>;

export type Handlers<Context> = { [Id in OperationId]: Handler<Id, Context> };
`;
}

function payloadType(operation: Operation, imported: Set<string>): string {
  const data = `${pascal(operation.operationId)}Data`;
  const hasQuery = operation.parameters?.some((parameter) => parameter.in === 'query') ?? false;
  if (operation.requestBody) {
    imported.add(data);
    return `${data}['body']`;
  }
  if (hasQuery) {
    imported.add(data);
    return `NonNullable<${data}['query']>`;
  }
  return 'Record<never, never>';
}

function bodyType(operation: Operation, imported: Set<string>): string {
  const name = pascal(operation.operationId);
  if (operation['x-envelope'] === 'blob') return 'Uint8Array';
  if (!hasBody(operation)) return 'undefined';
  const type = operation['x-display'] === 'whole' ? `${name}Success` : `${name}Response`;
  imported.add(type);
  return operation['x-display'] === 'whole' ? `${type}['body']` : type;
}

export function hasBody(operation: Operation): boolean {
  const examples = Object.values(operation.responses['200']?.content?.['application/json']?.examples ?? {});
  return examples.some(({ value }) => (value as { code: number }).code === 0 && 'body' in (value as object));
}
