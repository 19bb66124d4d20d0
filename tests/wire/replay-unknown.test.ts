import { describe, expect, it, vi } from 'vitest';
import { EnvelopeRefused, ReplayUnknown, type ServerEnvelope } from '#wire/envelope/envelope.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { sessionSuite } from '#wire/envelope/session-server.ts';
import type { StaticEngine } from '#wire/envelope/static-channel.ts';
import { createStaticClient } from '#wire/envelope/static-client.ts';
import { staticSuite } from '#wire/envelope/static-server.ts';
import { webCryptoEngine } from '#wire/envelope/static-webcrypto.ts';
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

const down = new Error('the database is down');

function openServers() {
  const claim = vi.fn<() => Promise<boolean>>(() => Promise.reject(down));
  const options = { partnerIds: [PARTNER], replayWindow: { claim } };
  const servers = {
    session: serverOver([sessionSuite(keyring)], options),
    static: serverOver([staticSuite({ current: { id: 'shared-1', sharedKey: SHARED_KEY } })], options),
  };
  return { servers, claim };
}

const clients = {
  session: pairs.session.client(),
  static: pairs.static.client(),
};

async function unknownOf(server: ServerEnvelope, transit: Transit): Promise<ReplayUnknown> {
  const error: unknown = await server.open(received(transit)).catch((reason: unknown) => reason);
  if (!(error instanceof ReplayUnknown)) throw new Error(`It ended with ${String(error)}.`);
  return error;
}

describe.each(['session', 'static'] as const)('an unreachable replay window, in the %s suite', (suite) => {
  it('is reported only to the sender, in a sealed answer', async () => {
    const { servers } = openServers();
    const sealed = await clients[suite].seal(parts);
    const { opened, cause } = await unknownOf(servers[suite], intercept(sealed));
    expect(opened.payload).toBe(parts.payload);
    expect(cause).toBe(down);
    const answer = { code: 500, message: 'Please try again later' };
    expect(await sealed.open(await opened.seal(answer))).toEqual(answer);
  });

  it('is not asked about an invalid request, which is refused', async () => {
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
});

it('A signed body that cannot be opened is refused like any other, even if the window is unreachable', async () => {
  const { servers } = openServers();
  const engine: StaticEngine = {
    hash: (data) => webCryptoEngine.hash(data),
    async deriveCipher(sharedKey, direction) {
      const cipher = await webCryptoEngine.deriveCipher(sharedKey, direction);
      // Half a block, which no key opens.
      return { ...cipher, encrypt: async () => new Uint8Array(8) };
    },
  };
  const client = createStaticClient({
    partnerId: PARTNER,
    key: { id: 'shared-1', sharedKey: SHARED_KEY },
    engine,
  });
  await expect(servers.static.open(received(intercept(await client.seal(parts))))).rejects.toThrow(EnvelopeRefused);
});
