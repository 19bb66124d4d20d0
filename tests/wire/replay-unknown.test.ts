import { describe, expect, it, vi } from 'vitest';
import { EnvelopeRefused, ReplayUnknown, type ServerEnvelope } from '../../wire/envelope/envelope.ts';
import { createLegacyClient } from '../../wire/envelope/legacy/legacy-client.ts';
import { createLegacyServer } from '../../wire/envelope/legacy/legacy-server.ts';
import { legacySuite } from '../../wire/envelope/legacy/legacy-suite.ts';
import { createSessionServer } from '../../wire/envelope/session-server.ts';
import { createStaticServer } from '../../wire/envelope/static-server.ts';
import {
  PARTNER,
  SHARED_KEY,
  acting,
  failureOf,
  flipBit,
  intercept,
  keyring,
  pairs,
  parts,
  received,
  type Transit,
} from './wire.ts';

const legacy = {
  cipher: 'aes',
  mode: 'cbc',
  digest: 'hmac-sha256',
  key: SHARED_KEY,
  iv: 'AAECAwQFBgcICQoLDA0ODw==',
  macKey: SHARED_KEY,
} as const;

const down = new Error('the database is down');

function openServers() {
  const claim = vi.fn<() => Promise<boolean>>(() => Promise.reject(down));
  const options = { partnerIds: [PARTNER], replayWindow: { claim } };
  const servers = {
    session: createSessionServer({ ...options, keyring }),
    static: createStaticServer({ ...options, keyId: 'shared-1', key: SHARED_KEY }),
    legacy: createLegacyServer({ ...options, ...legacy }),
  };
  return { servers, claim };
}

const clients = {
  session: pairs.session.client(),
  static: pairs.static.client(),
  legacy: createLegacyClient({ partnerId: PARTNER, ...legacy }),
};

async function unknownOf(server: ServerEnvelope, transit: Transit): Promise<ReplayUnknown> {
  const error: unknown = await server.open(received(transit)).catch((reason: unknown) => reason);
  if (!(error instanceof ReplayUnknown)) throw new Error(`It ended with ${String(error)}.`);
  return error;
}

describe.each(['session', 'static', 'legacy'] as const)(
  'When the memory of requests cannot be asked, in the %s suite,',
  (suite) => {
    it('only the sender is told, in a sealed answer', async () => {
      const { servers } = openServers();
      const sealed = await clients[suite].seal(parts);
      const { opened, cause } = await unknownOf(servers[suite], intercept(sealed));
      expect(opened.payload).toBe(parts.payload);
      expect(cause).toBe(down);
      const answer = { code: 500, message: 'Please try again later' };
      expect(await sealed.open(await opened.seal(answer))).toEqual(answer);
    });

    it('a request that is refused for another reason is refused as always, without asking the memory', async () => {
      const refusal = await failureOf(Promise.reject(new EnvelopeRefused()));
      const { servers, claim } = openServers();
      const transit = intercept(await clients[suite].seal(parts));
      const bad = (['body', 'sign', 'partnerId', 'sequenceId'] as const).map((name) => {
        const { get, set } = acting[name] ?? {};
        if (!get || !set) throw new Error(name);
        return set(transit, flipBit(get(transit), 0, 0));
      });
      for (const each of bad) expect(await failureOf(servers[suite].open(received(each)))).toEqual(refusal);
      expect(claim).not.toHaveBeenCalled();
    });
  },
);

it('A signed body that does not open is refused like any other broken request', async () => {
  const { servers } = openServers();
  const transit = intercept(await clients.legacy.seal(parts));
  const { sign: _, ...fields } = { ...transit.fields, body: 'AAAAAAAAAAAAAAAAAAAAAA==' };
  const signed = { ...transit, fields: { ...fields, sign: legacySuite(legacy).sign(fields) } };
  await expect(servers.legacy.open(received(signed))).rejects.toThrow(EnvelopeRefused);
});
