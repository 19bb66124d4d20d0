import { describe, expect, test } from 'vitest';
import type { Call, PlainAnswer } from '#wire/host/call.ts';
import { createTestHost } from '#wire/host/testing/test-host.ts';
import { createSession } from '#wire/host/testing/session.ts';
import { buildClient, isHere, quickLanguages } from './languages.ts';

/** A server at which a visitor's token has expired at the login, and the user's at the reservation. */
function shortLived() {
  const made: string[] = [];
  const refusedOnce = new Set<string>();
  let given = 0;
  const giveTokens = () => {
    given += 1;
    return { accessToken: `access-token-no-${given}`, refreshToken: `refresh-token-no-${given}` };
  };
  const answer = ({ operation: { id }, payload, token }: Call): PlainAnswer => {
    const { refreshToken = token } = payload as { refreshToken?: string };
    made.push(refreshToken === undefined ? id : `${id} ${refreshToken}`);
    const isFirst = refusedOnce.size < refusedOnce.add(id).size;
    if (isFirst && (id === 'login' || id === 'submitOrder')) return { code: 430 };
    if (id === 'getBaseToken') return { code: 0, body: { accessToken: giveTokens().accessToken } };
    if (id === 'login' || id === 'refreshToken') return { code: 0, body: giveTokens() };
    if (id === 'listVehicles') return { code: 0, body: { total: 1, vehicleList: [{ id: '1', name: 'Toyota Vitz' }] } };
    return { code: 0, body: { createTimeDesc: '2026-06-15 11:48', depositDueAt: '2026-06-16T08:48:00.000Z' } };
  };
  return { answer, made };
}

describe.each(quickLanguages.map((language) => ({ name: language.name, language, here: isHere(language) })))(
  'The client in $name',
  ({ language, here }) => {
    test.runIf(here)('renews expired tokens of each kind and repeats the call', async () => {
      const client = await buildClient(language);
      const { answer, made } = shortLived();
      const { discovery, envelope } = await createSession();
      const { host } = await createTestHost(answer, { discovery, envelope, validateAnswers: false });
      const outcome = await client.reserve(`${await host.listen({ host: '127.0.0.1', port: 0 })}/api`);
      await host.close();
      await client.remove();
      expect(outcome.output).toContain('reserved 1 Toyota Vitz, deposit due 2026-06-16T08:48:00.000Z');
      expect(made).toEqual([
        'getBaseToken',
        'login access-token-no-1',
        'getBaseToken',
        'login access-token-no-2',
        'listVehicles access-token-no-3',
        'submitOrder access-token-no-3',
        'refreshToken refresh-token-no-3',
        'submitOrder access-token-no-4',
      ]);
    });
  },
);
