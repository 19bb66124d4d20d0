import type { TestServer } from '../../../server/testing/open-test-server.ts';

/** What a call answers that leads to another; a failure of it is no matter of the call that it leads to. */
export async function bodyOf(answer: ReturnType<TestServer['call']>): Promise<unknown> {
  const { code, body, message } = await answer;
  if (code !== 0) throw new Error(`A preparation was answered with ${code}: ${message}`);
  return body;
}
