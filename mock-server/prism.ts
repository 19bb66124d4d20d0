import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec, type IHttpNameValue } from '@stoplight/prism-http';
import { createClientFromOperations } from '@stoplight/prism-http/dist/client.js';
import type { OpenApiDocument } from '#contract/document/openapi.ts';
import type { Call, PlainAnswer } from '#wire/host/call.ts';

/**
 * Runs Prism in this process: returns the named example of a call, after validating the request against the document.
 */
export type PickExample = (call: Call, exampleKey: string) => Promise<PlainAnswer>;

interface Violation {
  location?: string[];
  path?: string[];
  message: string;
}

const known = new WeakMap<OpenApiDocument, Promise<PickExample>>();

/** Returns the same Prism for the same document, because it has no state and is slow to create. */
export function prismOf(document: OpenApiDocument): Promise<PickExample> {
  const found = known.get(document) ?? createPrism(document);
  known.set(document, found);
  return found;
}

async function createPrism(document: OpenApiDocument): Promise<PickExample> {
  // Prism resolves references in place, so it gets a copy of the document.
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  const logger = createLogger('mock', { level: 'silent' });
  // One for each path, because finding an operation among all of them takes Prism longer than the rest of its work.
  const byPath = new Map(
    operations.map((operation) => [
      operation.path,
      createClientFromOperations([operation], {
        mock: { dynamic: false },
        isProxy: false,
        checkSecurity: false,
        validateRequest: true,
        // The host validates every answer, so Prism need not.
        validateResponse: false,
        errors: false,
        upstreamProxy: undefined,
        logger,
      }),
    ]),
  );

  return async ({ operation, payload }, exampleKey) => {
    const isJson = operation.envelope === 'sealed' || operation.envelope === 'blob';
    const request = {
      method: operation.method === 'GET' ? ('get' as const) : ('post' as const),
      headers: { 'content-type': 'application/json' } satisfies IHttpNameValue,
      ...(isJson && { body: payload }),
    };
    const prism = byPath.get(operation.path);
    if (!prism) throw new Error(`The document has no path ${operation.path}.`);
    try {
      const { data } = await prism.request(operation.path, request, {
        validateRequest: isJson,
        mock: { dynamic: false, code: 200, exampleKey, mediaTypes: ['application/json'] },
      });
      return data as PlainAnswer;
    } catch (error) {
      const violations = violationsOf(error);
      if (!violations) throw error;
      const rules = violations.map(({ location = [], message }) => `${location.slice(1).join('.')}: ${message}`);
      return { code: 400, message: violations[0]?.message ?? '', errorMessage: rules.join('; ') };
    }
  };
}

function violationsOf(error: unknown): Violation[] | undefined {
  const { status, additional } = error as { status?: number; additional?: { validation?: Violation[] } };
  return status === 422 ? additional?.validation : undefined;
}
