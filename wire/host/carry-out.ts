import type { FastifyBaseLogger } from 'fastify';
import type { AnswerCall, Call, PlainAnswer } from './call.ts';
import { complainOfAnswer } from './check-answer.ts';

/** Lets a call be answered. Whatever happens there, what comes back is an answer that may be sent. */
export async function carryOut(
  call: Call,
  { answer: answerCall, validateAnswers }: { answer: AnswerCall; validateAnswers: boolean },
  log: FastifyBaseLogger,
): Promise<PlainAnswer> {
  try {
    const answer = await answerCall(call);
    const complaint = validateAnswers ? complainOfAnswer(call.operation, answer) : undefined;
    if (complaint === undefined) return answer;
    log.error({ operation: call.operation.id, answer }, complaint);
    return { code: 500, errorMessage: `${complaint} (request ${call.requestId})` };
  } catch (error) {
    log.error({ operation: call.operation.id, err: error }, 'a handler failed');
    return { code: 500, errorMessage: `request ${call.requestId}` };
  }
}
