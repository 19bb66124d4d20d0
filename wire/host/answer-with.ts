import type { Handlers } from '../../generated/server.ts';
import type { AnswerCall, Call, PlainAnswer } from './call.ts';

/**
 * Answers each call by the handler that bears its operation's name. The one place where a payload, which the generated
 * validator has let through, takes on the type that its handler declares.
 */
export function answerWith<Context>(handlers: Handlers<Context>, contextOf: (call: Call) => Context): AnswerCall {
  const byId = handlers as unknown as Record<string, (payload: unknown, context: Context) => PlainAnswer>;
  return (call) => {
    const handler = byId[call.operation.id];
    if (!handler) throw new Error(`No handler answers ${call.operation.id}.`);
    return handler(call.payload, contextOf(call));
  };
}
