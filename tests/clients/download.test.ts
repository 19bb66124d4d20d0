import { describe, expect, test } from 'vitest';
import english from '../../locales/en/codes.json' with { type: 'json' };
import type { AnswerCall } from '#wire/host/call.ts';
import { createSession } from '#wire/host/testing/session.ts';
import { createTestHost } from '#wire/host/testing/test-host.ts';
import { buildClient, isHere, quickLanguages } from './languages.ts';

/** A server that refuses the proforma of order 2, and at which the first token has expired at order 3. */
function proformas(): AnswerCall {
  let given = 0;
  return ({ operation: { id }, payload, token }) => {
    if (id === 'getBaseToken') {
      given += 1;
      return { code: 0, body: { accessToken: `access-token-no-${given}` } };
    }
    const order = String(payload['id']);
    if (order === '2') return { code: 400 };
    if (order === '3' && token === 'access-token-no-1') return { code: 430 };
    return { code: 0, body: Buffer.from(`%PDF of order ${order}`) };
  };
}

describe.each(quickLanguages.map((language) => ({ name: language.name, language, here: isHere(language) })))(
  'The client in $name',
  ({ language, here }) => {
    test.runIf(here)('downloads a file, reads an unsealed failure and renews an expired token', async () => {
      const client = await buildClient(language);
      const { discovery, envelope } = await createSession();
      const { host } = await createTestHost(proformas(), { discovery, envelope, validateAnswers: false });
      const { output } = await client.download(`${await host.listen({ host: '127.0.0.1', port: 0 })}/api`);
      await host.close();
      await client.remove();
      expect(output).toContain(`%PDF of order 1\ncode 400: ${english.failed}\n%PDF of order 3\n`);
    });
  },
);
