import type { TestServer } from '#server/testing/open-test-server.ts';

/** The answer of a call that another one depends on. A failure here does not concern the tested call. */
export async function bodyOf(answer: ReturnType<TestServer['call']>): Promise<unknown> {
  const { code, body, message } = await answer;
  if (code !== 0) throw new Error(`A preparation was answered with ${code}: ${message}`);
  return body;
}
