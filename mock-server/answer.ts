import { setTimeout as pause } from 'node:timers/promises';
import type { OpenApiDocument } from '../contract/document/openapi.ts';
import type { AnswerCall, Call } from '../wire/host/call.ts';
import type { Examples } from '../wire/host/examples.ts';
import { createChooser } from './choose-example.ts';
import { cutPage } from './paging.ts';
import { createPrism } from './prism.ts';
import { samplePdf } from './sample-pdf.ts';
import { readSentinels } from './sentinels.ts';

/** Answers every call from the contract's examples. Nothing is remembered between calls. */
export async function createMockAnswer(document: OpenApiDocument, examples: Examples): Promise<AnswerCall> {
  const askPrism = await createPrism(document);
  const chooseExample = createChooser(document);
  const baseToken = baseTokenOf(examples);

  return async (call) => {
    const { operation, language, payload } = call;
    const isVisitor = call.token === undefined || call.token === baseToken;
    // Any other token is a user's, so that the way into the login dialog and out of it can be tried.
    if (operation.auth === 'user' && isVisitor) return { code: 421 };
    const sentinels = readSentinels(call, examples);
    if (sentinels.delay) await pause(sentinels.delay, undefined, { ref: false });
    if (sentinels.example) return examples.find(operation.id, sentinels.example, language) ?? { code: 500 };
    if (operation.envelope === 'blob') return { code: 0, body: samplePdf(describe(call)) };
    return cutPage(await askPrism(call, chooseExample(call, isVisitor)), payload);
  };
}

function baseTokenOf(examples: Examples): unknown {
  const body = examples.find('getBaseToken', 'success', 'en')?.body;
  return (Object(body) as { accessToken?: unknown }).accessToken;
}

function describe({ operation, payload }: Call): string {
  return `Sample of ${operation.id} ${typeof payload['id'] === 'string' ? payload['id'] : ''}`.trim();
}
