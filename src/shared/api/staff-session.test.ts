import { expect, test } from 'vitest';
import { createTestApi, nextTokens } from './testing/test-api.ts';
import { staffMe } from '#generated/client/sdk.gen.ts';

const me = {
  id: 'm1',
  email: 'amina@gariport.example',
  name: 'Amina Otieno',
  role: 'owner',
  sessionEndsAt: '2026-06-12T18:00:00.000Z',
  recoveryCodesLeft: 10,
  passkeys: [],
};

test('refreshes a desk session by the staff call, without touching a buyer’s session', async () => {
  const { client, server } = createTestApi({ renewal: 'staffRefresh' });
  server.on('staffMe', ({ token }) => (token === nextTokens.accessToken ? { code: 0, body: me } : { code: 430 }));
  server.on('staffRefresh', () => ({ code: 0, body: { ...nextTokens, endsAt: me.sessionEndsAt } }));
  const { data } = await staffMe({ client });
  expect(data).toEqual(me);
  expect(server.callsOf('staffRefresh')).toHaveLength(1);
  expect(server.callsOf('refreshToken')).toEqual([]);
});
