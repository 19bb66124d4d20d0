import { setTimeout as pause } from 'node:timers/promises';
import { operations, type OperationId } from '../../generated/operations.ts';
import type { AnswerCall, Call, PlainAnswer } from '../../server/wire/call.ts';
import { apiBase } from '../../server/wire/host.ts';
import type { Answer, ServerEnvelope, WireAnswer } from '../../src/protocol/envelope/envelope.ts';
import type { Twists } from './backend.ts';

export type Body = Record<string, unknown>;

/** Changes what one operation answers. */
export function answering(id: OperationId, change: (answer: PlainAnswer, call: Call) => PlainAnswer): Twists {
  const twist =
    (right: AnswerCall): AnswerCall =>
    async (call) => {
      const answer = await right(call);
      return call.operation.id === id ? change(answer, call) : answer;
    };
  return { answer: twist };
}

/** Changes the body of one operation's successes. */
export function changingBody(id: OperationId, change: (body: Body) => unknown): Twists {
  return answering(id, (answer) =>
    answer.code === 0 ? { ...answer, body: change(structuredClone(answer.body) as Body) } : answer,
  );
}

/** Sends one operation's answers through the host's own faults, or past its checks. */
export function forcing(id: OperationId, header: string, value: string): Twists {
  return {
    host: (host) =>
      host.addHook('onRequest', async (request) => {
        if (request.url.startsWith(apiBase + operations[id].path)) request.headers[header] = value;
      }),
  };
}

/** Changes how one operation's answers are sealed. */
export function sealing(
  id: OperationId,
  change: (answer: Answer, seal: (answer: Answer) => Promise<WireAnswer>) => Promise<WireAnswer>,
): Twists {
  const twist = (right: ServerEnvelope): ServerEnvelope => ({
    async open(request) {
      const opened = await right.open(request);
      if (request.path !== operations[id].path) return opened;
      return { ...opened, seal: (answer) => change(answer, (changed) => opened.seal(changed)) };
    },
  });
  return { envelope: twist };
}

/** Changes the refusals of one operation's broken envelopes. */
export function refusing(id: OperationId, refusal: unknown): Twists {
  return {
    host: (host) =>
      host.addHook('onSend', async (request, reply, payload) =>
        reply.statusCode === 400 && request.url === apiBase + operations[id].path ? JSON.stringify(refusal) : payload,
      ),
  };
}

/** Answers one operation with a status of its own. */
export function created(id: OperationId): Twists {
  return {
    host: (host) =>
      host.addHook('onSend', async (request, reply) => {
        if (request.url === apiBase + operations[id].path && reply.statusCode === 200) reply.code(201);
      }),
  };
}

/** Answers one operation late, but for the first time, which is the run's own preparation. */
export function delaying(id: OperationId, milliseconds: number): Twists {
  let calls = 0;
  return {
    host: (host) =>
      host.addHook('preHandler', async (request) => {
        if (request.url !== apiBase + operations[id].path) return;
        calls += 1;
        if (calls > 1) await pause(milliseconds, undefined, { ref: false });
      }),
  };
}
