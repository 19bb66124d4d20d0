import { Readable } from 'node:stream';
import { core, locales } from 'zod/mini';
import { type AnswerCall, type Call, OutcomeUnknown, type PlainAnswer } from './call.ts';
import type { OperationFacts } from '../operation.ts';
import type { HostContract } from './contract.ts';
import { listIssues } from './describe-issues.ts';
import { checkOnce } from './immutable-body.ts';

interface Execution {
  answer: AnswerCall;
  validateAnswers: boolean;
  contract: HostContract;
}

/** Where problems of handlers are reported. */
export interface CallLog {
  error: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}

/** Carries out a call. Whatever goes wrong, the result is an answer that may be sent. */
export async function executeCall(
  call: Call,
  { answer: answerCall, validateAnswers, contract }: Execution,
  log: CallLog,
): Promise<PlainAnswer> {
  try {
    const answer = await answerCall(call);
    const complaint = validateAnswers ? describeInvalidAnswer(call.operation, answer, contract) : undefined;
    if (complaint === undefined) return withListedReason(call.operation, answer, contract, log);
    log.error({ operation: call.operation.id, answer }, complaint);
    return { code: 500, errorMessage: `${complaint} (request ${call.requestId})` };
  } catch (error) {
    if (error instanceof OutcomeUnknown) throw error;
    log.error({ operation: call.operation.id, err: error }, 'a handler failed');
    return { code: 500, errorMessage: `request ${call.requestId}` };
  }
}

/** Clients know the reasons that the contract lists. Without one, they show the message. */
function withListedReason(
  operation: OperationFacts,
  answer: PlainAnswer,
  { failureReasons }: HostContract,
  log: CallLog,
): PlainAnswer {
  const { reason, ...rest } = answer;
  if (reason === undefined || failureReasons[operation.id]?.[answer.code]?.includes(reason)) return answer;
  log.warn({ operation: operation.id, code: answer.code, reason }, 'a reason is not in the contract');
  return rest;
}

const { localeError } = locales.en();

/** How an answer breaks the contract, in one line; undefined if it does not. */
function describeInvalidAnswer(
  operation: OperationFacts,
  answer: PlainAnswer,
  { validators }: HostContract,
): string | undefined {
  if (answer.code !== 0) {
    if (operation.codes.includes(answer.code)) return undefined;
    return `${operation.id} answered code ${answer.code}, which the contract does not list`;
  }
  if (operation.envelope === 'blob') {
    return answer.body instanceof Uint8Array || answer.body instanceof Readable
      ? undefined
      : `${operation.id} answered no bytes`;
  }
  const schema = validators[operation.id]?.body;
  if (!schema) {
    return answer.body === undefined ? undefined : `${operation.id} answered a body where the contract has none`;
  }
  return checkOnce(operation.id, answer.body, () => {
    const result = core.safeParse(schema, answer.body, { error: localeError });
    return result.success ? undefined : `${operation.id} answered an invalid body: ${listIssues(result.error.issues)}`;
  });
}
