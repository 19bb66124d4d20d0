import { expect, test } from 'vitest';
import { connect, listMakes } from '../../clients/typescript/node.ts';
import type { Network, Received } from '#wire/client/network.ts';

test('renews the session of one user while that of another waits for its answer', async () => {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<Received>();
  const network: Network = {
    isOnline: () => true,
    async fetch(url, { headers, body = '' }) {
      if (!url.endsWith('/user/refreshToken')) {
        const isExpired = headers['Authorization'] !== 'Bearer renewed';
        return Response.json(isExpired ? { code: 430 } : { code: 0, body: { makeList: [] } });
      }
      if (body.includes('"second"')) {
        return Response.json({ code: 0, body: { accessToken: 'renewed', refreshToken: 'renewed' } });
      }
      asked.resolve();
      return held.promise;
    },
  };
  const callAs = async (user: string) => {
    const { client, session } = await connect('https://shop.test/api', { envelope: 'plain', network });
    session.begin({ accessToken: user, refreshToken: user });
    return listMakes({ client });
  };
  const first = callAs('first');
  await asked.promise;
  expect(await callAs('second')).toMatchObject({ data: { makeList: [] } });
  held.resolve(Response.json({ code: 500 }));
  expect(await first).toMatchObject({ error: { code: 500 } });
});
