import { operations, type OperationFacts, type OperationId } from '#generated/operations.ts';
import * as sdk from '#generated/client/sdk.gen.ts';

/** One call of the contract, for tools that iterate over all of them; pages use `api` and `queries`. */
export interface DescribedCall {
  facts: OperationFacts;
  tag: string;
  summary: string;
  /** An example payload of the contract, without the fields that the client adds. */
  example: Record<string, unknown> | undefined;
  /** The names of the contract's example answers. */
  answers: readonly string[];
}

type AnyCall = (options: { body?: unknown; query?: unknown }) => Promise<{ data: unknown; error: unknown }>;

/** The calls with their examples from the contract, which is large and therefore loaded on demand. */
export async function describeCalls(): Promise<DescribedCall[]> {
  const { default: document } = await import('#generated/openapi.json');
  const paths = document.paths as Record<string, Record<string, DocumentedOperation>>;
  return Object.values<OperationFacts>(operations).map((facts) => {
    const documented = paths[facts.path]?.[facts.method.toLowerCase()];
    return {
      facts,
      tag: documented?.tags[0] ?? '',
      summary: documented?.summary ?? '',
      example: documented && exampleOf(documented),
      answers: documented ? answersOf(documented) : [],
    };
  });
}

/** Makes any call by its id. Only the server validates the payload. */
export function makeCall(id: OperationId, payload: unknown): Promise<{ data: unknown; error: unknown }> {
  const call = sdk[id] as unknown as AnyCall;
  return call(operations[id].method === 'GET' ? { query: payload } : { body: payload });
}

interface DocumentedOperation {
  tags: string[];
  summary: string;
  parameters?: { name: string; schema: { examples?: unknown[] } }[];
  responses: { 200: { content?: Record<string, { examples?: Record<string, unknown> }> } };
  requestBody?: { content: Record<string, { examples?: Record<string, { value: Record<string, unknown> }> }> };
}

function exampleOf({ requestBody, parameters = [] }: DocumentedOperation): Record<string, unknown> | undefined {
  if (!requestBody) return parameters.length > 0 ? { timeZone: 'Africa/Nairobi' } : undefined;
  const [content] = Object.values(requestBody.content);
  const [example] = Object.values(content?.examples ?? {});
  if (!example) return undefined;
  const { language: _language, timeZone: _timeZone, ...own } = example.value;
  return Object.keys(own).length > 0 ? own : undefined;
}

function answersOf({ responses }: DocumentedOperation): string[] {
  return Object.keys(responses[200].content?.['application/json']?.examples ?? {});
}
