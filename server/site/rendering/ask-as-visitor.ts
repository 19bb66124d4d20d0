import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type OperationFacts, operations } from '../../../generated/operations.ts';
import type { AnswerCall } from '../../../wire/host/call.ts';
import { executeCall } from '../../../wire/host/execute-call.ts';
import { checkPayload } from '../../../wire/host/check-payload.ts';
import { loopback } from '../../../wire/host/start.ts';
import { type Language, payloadLanguage } from '../../../wire/language.ts';
import { marketTimeZone } from '../../reference/market-time.ts';

/** A call that was refused, such as one about a vehicle that there is not. The site's half knows it by its fields. */
class CallRefused extends Error {
  override readonly name = 'CallRefused';
  /** What the visitor is told. */
  readonly refusal: string;

  constructor(refusal: string, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

export interface OwnCalls {
  answer: AnswerCall;
  /** In development an answer is held against the contract, as on the wire. */
  validateAnswers: boolean;
  log: FastifyBaseLogger;
}

/**
 * Makes a call of the contract within this process, as a visitor without a login. The payload and the answer are what
 * they would be on the wire, but nothing is sealed.
 */
export async function askAsVisitor(
  calls: OwnCalls,
  language: Language,
  id: string,
  given: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const operation = Object.values<OperationFacts>(operations).find((one) => one.id === id);
  // A page is shared by all visitors, so that nothing may be changed by it or be about one of them.
  if (operation?.effect !== 'query' || operation.auth === 'user') throw new Error(`No page may ask ${id}.`);
  const payload = { ...given, language: payloadLanguage(language), timeZone: marketTimeZone };
  const checked = checkPayload(operation, { payload }, language);
  if ('refusal' in checked) throw new Error(`${id} refused a page's payload: ${checked.refusal.errorMessage}`);
  const call = { operation, payload: checked.payload, language, requestId: randomUUID(), remoteAddress: loopback };
  const { code, body, message = '', errorMessage = '' } = await executeCall(call, calls, calls.log);
  if (code === 400) throw new CallRefused(message, `${id} refused a page: ${errorMessage || message}`);
  if (code !== 0) throw new Error(`${id} answered a page ${code} ${errorMessage}`);
  // As the page's scripts would get it.
  return JSON.parse(JSON.stringify(body)) as unknown;
}
