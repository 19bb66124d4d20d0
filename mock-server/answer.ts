import { setTimeout as pause } from 'node:timers/promises';
import type { OpenApiDocument } from '#contract/document/openapi.ts';
import type { AnswerCall, Call, PlainAnswer } from '#wire/host/call.ts';
import type { Examples } from '#wire/host/force.ts';
import { createChooser } from './choose-example.ts';
import type { PickExample } from './prism.ts';
import { cacheExamples } from './cache-examples.ts';
import { samplePdf } from './sample-pdf.ts';
import type { Memory } from './state/memory.ts';
import { createState } from './state/state.ts';

/** Answers every call: from the mock's memory, or else from the contract's examples. */
export function createMockAnswer(
  document: OpenApiDocument,
  examples: Examples,
  memory: Memory,
  pickExample: PickExample,
): AnswerCall {
  const showExample = cacheExamples(pickExample);
  const readPageNumber = cacheExamples(async (call, key) => cutPage(await showExample(call, key), call.payload));
  const chooseExample = createChooser(document);
  const baseToken = baseTokenOf(examples);

  const state = createState(memory, examples, (call, kind) => showExample(call, chooseExample(call, kind)));

  return async (call) => {
    const { operation, language, token } = call;
    const isVisitor = token === undefined || token === baseToken;
    // Any other token counts as a user's, so that opening and leaving the login dialog can be tried.
    if ((operation.auth === 'user' || operation.auth === 'staff') && isVisitor) return { code: 421 };
    const sentinels = readSentinels(call, examples);
    if (sentinels.delay) await pause(sentinels.delay, undefined, { ref: false });
    if (sentinels.example) return examples.find(operation.id, sentinels.example, language) ?? { code: 500 };
    const person = isVisitor ? undefined : state.personOf(token);
    return state.once(call, person?.owner ?? 'visitor', async () => {
      const remembered = await state.answer(call, person);
      if (remembered) return remembered;
      if (operation.envelope === 'blob') return { code: 0, body: samplePdf(`Sample of ${operation.id}`) };
      return readPageNumber(call, chooseExample(call, person?.kind ?? 'visitor'));
    });
  };
}

function baseTokenOf(examples: Examples): unknown {
  const body = examples.find('getBaseToken', 'success', 'en')?.body;
  return (Object(body) as { accessToken?: unknown }).accessToken;
}

/**
 * Cuts the requested page out of an example with the whole list, which has as many entries as its `total`. An example
 * with fewer is a page already.
 */
function cutPage(answer: PlainAnswer, { pageNo, pageSize }: Call['payload']): PlainAnswer {
  if (typeof pageNo !== 'number' || typeof pageSize !== 'number') return answer;
  const body = Object(answer.body) as Record<string, unknown>;
  const lists = Object.entries(body).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const [list] = lists;
  if (!list || lists.length > 1 || body['total'] !== list[1].length) return answer;
  const start = (pageNo - 1) * pageSize;
  return { ...answer, body: { ...body, [list[0]]: list[1].slice(start, start + pageSize) } };
}

/** Values in a payload that force an answer where headers cannot be set: in the address bar or a form. */
interface Sentinels {
  example?: string;
  delay?: number;
}

// Dots can replace hyphens where those are not allowed, and any number of either may follow, to reach a minimum length.
const sentinel = /^(code|delay|example)[-.]([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)[-.]*$/i;

/**
 * Finds `code-416`, `code-400-linkExpired`, `delay-1500` and `example-empty` in the texts of a payload, the local part
 * of e-mails and the token. A code or example that the call does not have is ordinary text.
 */
function readSentinels({ operation, payload, token }: Call, examples: Examples): Sentinels {
  const found: Sentinels = {};
  const names = examples.namesOf(operation.id);
  const texts = [...Object.values(payload), token].filter((value) => typeof value === 'string');
  for (const text of texts) {
    const [, kind = '', value = ''] = sentinel.exec(localPart(text)) ?? [];
    const name = kind.toLowerCase() === 'code' ? `code-${value}` : value;
    if (kind.toLowerCase() === 'delay' && /^\d{1,5}$/.test(value)) found.delay = Number(value);
    else if (kind && names.includes(name)) found.example ??= name;
  }
  return found;
}

function localPart(text: string): string {
  return text.replace(/@[^@]*$/, '');
}
