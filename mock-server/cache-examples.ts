import { createBoundedCache } from '#wire/envelope/session-server.ts';
import type { PlainAnswer } from '#wire/host/call.ts';
import { makeImmutable } from '#wire/host/immutable-body.ts';
import type { PickExample } from './prism.ts';

const most = 1000;
const longestPayload = 2000;

/**
 * Caches answers for recent payloads. An answer depends only on the payload and the chosen example, and takes
 * longer than the rest of a call.
 */
export function cacheExamples(pickExample: PickExample): PickExample {
  const remembered = createBoundedCache<Promise<PlainAnswer>>(most);
  return async (call, exampleKey) => {
    const payload = JSON.stringify(call.payload);
    if (payload.length > longestPayload) return pickExample(call, exampleKey);
    return remembered(`${call.operation.id} ${exampleKey} ${payload}`, async () => {
      const answer = await pickExample(call, exampleKey);
      makeImmutable(answer.body);
      return answer;
    });
  };
}
