import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type OperationFacts, operations } from '#generated/operations.ts';
import type { AnswerCall } from '#wire/host/call.ts';
import { executeCall } from '#wire/host/execute-call.ts';
import { checkPayload } from '#wire/host/check-payload.ts';
import { loopback } from '#wire/host/start.ts';
import { type Language, payloadLanguage } from '#wire/language.ts';
import { marketTimeZone } from '#server/marketplace/reference/market-time.ts';
import { inSpan } from '#server/platform/tracing.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

/** A refused call, such as one for an unknown vehicle. The site's half recognises it by its fields. */
class CallRefused extends Error {
  override readonly name = 'CallRefused';
  /** The message for the visitor. */
  readonly refusal: string;

  constructor(refusal: string, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

export interface OwnCalls {
  answer: AnswerCall;
  /** In development the response is checked against the contract, as on the wire. */
  validateAnswers: boolean;
  log: FastifyBaseLogger;
}

/** Makes a contract call in-process as an anonymous visitor. Payload and response are as on the wire but not sealed. */
export async function callAsVisitor(
  calls: OwnCalls,
  language: Language,
  id: string,
  given: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const operation = Object.values<OperationFacts>(operations).find((one) => one.id === id);
  // A page is shared by all visitors, so calls must neither change anything nor be personal.
  if (operation?.effect !== 'query' || operation.auth === 'user') throw new Error(`Pages may not call ${id}.`);
  const payload = { ...given, language: payloadLanguage(language), timeZone: marketTimeZone };
  const checked = checkPayload(operation, { payload }, language, hostContract);
  if ('refusal' in checked) throw new Error(`${id} refused a page's payload: ${checked.refusal.errorMessage}`);
  const call = { operation, payload: checked.payload, language, requestId: randomUUID(), remoteAddress: loopback };
  const {
    code,
    body,
    message = '',
    errorMessage = '',
  } = await inSpan(`call ${id}`, { attributes: { 'gariport.operation': id } }, () =>
    executeCall(call, { ...calls, contract: hostContract }, calls.log),
  );
  if (code === 400) throw new CallRefused(message, `${id} refused a page: ${errorMessage || message}`);
  if (code !== 0) throw new Error(`${id} returned ${code} to a page: ${errorMessage}`);
  // As the page's scripts would get it.
  return JSON.parse(JSON.stringify(body)) as unknown;
}
