import { setTimeout as pause } from 'node:timers/promises';
import { operations, type OperationId } from '#generated/operations.ts';
import type { AnswerCall, Call, PlainAnswer } from '#wire/host/call.ts';
import { madeUpToken } from '#contract/verify/cases/case.ts';
import { apiBase } from '#wire/host/host.ts';
import type { Answer, ServerEnvelope, WireAnswer } from '#wire/envelope/envelope.ts';
import type { BackendChanges } from './backend.ts';

export type Body = Record<string, unknown>;

/** A change of answers that can be combined with others. */
type AnswerChange = Required<Pick<BackendChanges, 'answer'>>;

/** Changes what one operation answers. */
export function answering(id: OperationId, change: (answer: PlainAnswer, call: Call) => PlainAnswer): AnswerChange {
  const twist =
    (right: AnswerCall): AnswerCall =>
    async (call) => {
      const answer = await right(call);
      return call.operation.id === id ? change(answer, call) : answer;
    };
  return { answer: twist };
}

/** Changes the body of one operation's successes. */
export function changingBody(id: OperationId, change: (body: Body) => unknown): AnswerChange {
  return answering(id, (answer) =>
    answer.code === 0 ? { ...answer, body: change(structuredClone(answer.body) as Body) } : answer,
  );
}

/** Sends one operation's answers through the host's own faults, or past its checks. */
export function forcing(id: OperationId, header: string, value: string): BackendChanges {
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
): BackendChanges {
  const twist = (right: ServerEnvelope): ServerEnvelope => ({
    async open(request) {
      const opened = await right.open(request);
      if (request.path !== operations[id].path) return opened;
      return { ...opened, seal: (answer) => change(answer, (changed) => opened.seal(changed)) };
    },
  });
  return { envelope: twist };
}

const common = { language: 'en', timeZone: 'Africa/Nairobi' };

type Kept = 'keys' | 'keys without payloads' | 'keys once answered' | 'nothing';

/**
 * A backend with users, addresses and orders, so that the effect of a call is visible. It honours idempotency keys as
 * long as it remembers them.
 */
export function keeping(kept: Kept): AnswerChange {
  const addresses: unknown[] = [];
  const reserved = new Set<unknown>();
  const answers = new Map<string, { payload: string; answer: Promise<PlainAnswer> }>();
  const meet = createMeeting();
  const twist =
    (right: AnswerCall): AnswerCall =>
    async (call) => {
      if (call.token === madeUpToken) return { code: 421 };
      const { operation, idempotencyKey } = call;
      const payload = JSON.stringify(call.payload);
      const known = idempotencyKey === undefined ? undefined : answers.get(idempotencyKey);
      if (known && kept === 'keys' && known.payload !== payload) return { code: 400, message: 'The key was used.' };
      if (known && kept !== 'nothing') return known.answer;
      // Too late: a simultaneous call has not found the key either.
      if (kept === 'keys once answered' && idempotencyKey !== undefined && call.token !== undefined) {
        await meet(idempotencyKey);
      }
      const answer = carryOut(operation.id, call, right);
      if (idempotencyKey !== undefined) answers.set(idempotencyKey, { payload, answer });
      return answer;
    };

  async function carryOut(id: string, call: Call, right: AnswerCall): Promise<PlainAnswer> {
    const answer = await right(call);
    if (answer.code !== 0) return answer;
    if (id === 'listAddresses') return { ...answer, body: addresses };
    if (id === 'addAddress') {
      const [example] = (await right({ ...call, operation: operations.listAddresses, payload: common })).body as Body[];
      addresses.push({ ...example, id: `a-${addresses.length}` });
    }
    if (id === 'submitOrder') {
      if (reserved.has(call.payload['id'])) return { code: 400, message: 'The vehicle is gone.' };
      reserved.add(call.payload['id']);
    }
    return answer;
  }

  return { answer: twist };
}

/** Holds the first call until the second with its key has arrived, so that both are in progress whichever is faster. */
function createMeeting(): (key: string) => Promise<void> {
  let first: { key: string; met: PromiseWithResolvers<void> } | undefined;
  return async (key) => {
    if (first?.key === key) first.met.resolve();
    first ??= { key, met: Promise.withResolvers<void>() };
    if (first.key === key) await first.met.promise;
  };
}

/** A backend that honours its keys, and whose sale countdown decreases with each read of the favourites. */
export function countingDown(): BackendChanges {
  let left = 90_000;
  const keys = keeping('keys');
  const sale = changingBody('listFavorites', (body) => ({
    ...body,
    vehicleList: (body['vehicleList'] as Body[]).map((card) => ({ ...card, remainingTimes: left-- })),
  }));
  return { answer: (right) => keys.answer(sale.answer(right)) };
}

/** Changes the refusals of one operation's broken envelopes. */
export function refusing(id: OperationId, refusal: unknown): BackendChanges {
  return {
    host: (host) =>
      host.addHook('onSend', async (request, reply, payload) =>
        reply.statusCode === 400 && request.url === apiBase + operations[id].path ? JSON.stringify(refusal) : payload,
      ),
  };
}

/** Answers one operation with an HTTP status of its own. */
export function created(id: OperationId): BackendChanges {
  return {
    host: (host) =>
      host.addHook('onSend', async (request, reply) => {
        if (request.url === apiBase + operations[id].path && reply.statusCode === 200) reply.code(201);
      }),
  };
}

/** Answers one operation late, except the first time, which is the run's own preparation. */
export function delaying(id: OperationId, milliseconds: number): BackendChanges {
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
