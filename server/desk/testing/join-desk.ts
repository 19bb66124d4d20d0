import { expect } from 'vitest';
import type { StaffTotp, StaffWelcome } from '#generated/client/types.gen.ts';
import type { TestServer } from '#server/testing/open-test-server.ts';
import { codeOf } from './code-of.ts';

export const joinPassword = 'harbour light 2026';

/** Requests the secret of an invitation and accepts it, like the page. */
export async function joinDesk(
  server: Pick<TestServer, 'call' | 'services'>,
  authKey: string,
  { name = 'Kimani Mwangi', email }: { name?: string; email?: string } = {},
): Promise<StaffWelcome & { totp: string }> {
  const drawn = await server.call('staffBeginInvitationTotp', { authKey });
  expect(drawn).toMatchObject({ code: 0 });
  const { secret } = drawn.body as StaffTotp;
  const code = codeOf(secret, server.services.clock());
  const payload = { authKey, name, password: joinPassword, code, ...(email !== undefined && { email }) };
  const { body, ...answer } = await server.call('staffAcceptInvitation', payload);
  expect(answer).toEqual({ code: 0 });
  return { ...(body as StaffWelcome), totp: secret };
}
