import { type OperationId, operations } from '#generated/operations.ts';
import type { RecordedCall } from './check-history.ts';

export interface Answer {
  code: number;
  body?: unknown;
}

/** A node's address for clients; absent while the node is down. */
type Target = () => string | undefined;

/** Calls the nodes in turn. Resolves with undefined if it is unknown whether the call took effect. */
export function callNodes(targets: readonly Target[]) {
  let turn = 0;
  return async (operation: OperationId, payload: object, token: string): Promise<Answer | undefined> => {
    const up = targets.flatMap((target) => target() ?? []);
    turn += 1;
    const target = up[turn % up.length];
    if (target === undefined) return undefined;
    try {
      const response = await fetch(target + operations[operation].path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: token },
        body: JSON.stringify({ ...payload, language: 'en', timeZone: 'Africa/Nairobi' }),
        signal: AbortSignal.timeout(16_000),
      });
      const answer = (await response.json()) as Answer;
      // A failure may have come after the commit, such as a lost database connection.
      if (answer.code === 500) return undefined;
      if ([0, 400, 409].includes(answer.code)) return answer;
      throw new UnexpectedAnswer(`${operation} answered ${JSON.stringify(answer)}`);
    } catch (error) {
      if (error instanceof UnexpectedAnswer) throw error;
      return undefined;
    }
  };
}

/** A fault of the test itself, such as an expired token. */
class UnexpectedAnswer extends Error {}

/** Makes a call, and adds it to its history with its start and end. */
export async function record<Act, Result>(
  history: RecordedCall<Act, Result>[],
  act: Act,
  send: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const call: RecordedCall<Act, Result> = { act, start: performance.now() };
  history.push(call);
  const result = await send();
  if (result !== undefined) call.answer = { end: performance.now(), result };
  return result;
}

export function oneOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}
