import document from '#generated/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '#generated/operations.ts';
import { createFakeServer, type FakeAnswer, type FakeServer } from '#shared/api/testing/fake-server.ts';

interface Documented {
  operationId?: string;
  responses: { 200: { content: Record<string, { examples?: Record<string, { value: FakeAnswer }> }> } };
}

const examplesOf = new Map(
  Object.values(document.paths as unknown as Record<string, Record<string, Documented>>)
    .flatMap((path) => Object.values(path))
    .map(({ operationId, responses }) => [operationId, responses[200].content['application/json']?.examples ?? {}]),
);

/** The message of a forced refusal, which no other has. */
export function refusalText(id: string, code: number | string): string {
  return `The server refuses ${id} by ${code}`;
}

/** The server's tokens that replace expired ones. */
export const renewedTokens = { accessToken: 'gat_renewed00000000001', refreshToken: 'grt_renewed00000000001' };

/**
 * Answers every call with the contract's examples, or as its headers force. A forced 430 refers to the call's token, so it
 * ends with a new one.
 */
export function createContractServer(): FakeServer {
  const server = createFakeServer();
  const baseTokens = new Set<string>();
  for (const id of Object.keys(operations) as OperationId[]) {
    server.on(id, ({ init, token }) => {
      const headers = new Headers(init.headers);
      const code = headers.get('Force-Code');
      const isRenewed = token === renewedTokens.accessToken || (token !== undefined && baseTokens.has(token));
      if (code && !(code === '430' && isRenewed)) return { code: Number(code), message: refusalText(id, code) };
      return exampleOf(id, headers.get('Force-Example'));
    });
  }
  server.on('refreshToken', ({ init }) => {
    const code = new Headers(init.headers).get('Force-Code');
    return code ? { code: Number(code), message: refusalText('refreshToken', code) } : { code: 0, body: renewedTokens };
  });
  answerBaseTokens(server, baseTokens);
  return server;
}

/** A visitor's first token expires; later ones are valid. */
function answerBaseTokens(server: FakeServer, good: Set<string>): void {
  server.on('getBaseToken', ({ init }) => {
    const code = new Headers(init.headers).get('Force-Code');
    if (code) return { code: Number(code), message: refusalText('getBaseToken', code) };
    const asked = server.callsOf('getBaseToken').length;
    const accessToken = `gbt_base${String(asked).padStart(12, '0')}`;
    if (asked > 1) good.add(accessToken);
    return { code: 0, body: { accessToken } };
  });
}

function exampleOf(id: OperationId, name: string | null): FakeAnswer {
  if (id === 'downloadProforma') return new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
  const examples = examplesOf.get(id) ?? {};
  const [first] = Object.values(examples);
  const example = name === null ? first : examples[name];
  if (!example) throw new Error(`The contract has no example ${name ?? ''} of ${id}.`);
  return example.value;
}
