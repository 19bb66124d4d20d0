import { describe, expect, it } from 'vitest';
import { EnvelopeRefused, type ServerEnvelope } from '#wire/envelope/envelope.ts';
import { encodeForm } from '#wire/envelope/form.ts';
import { createSessionClient } from '#wire/envelope/session-client.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { sessionSuite } from '#wire/envelope/session-server.ts';
import { staticSuite } from '#wire/envelope/static-server.ts';
import { isFullRun } from '../scope.ts';
import { createMutator, type Sample } from './mutate.ts';
import { PARTNER, SHARED_KEY, intercept, keyring, pairs, parts, received } from './wire.ts';

const COUNT = Number(process.env.WIRE_FUZZ_COUNT ?? (isFullRun ? 30_000 : 3_000));
const SEED = Number(process.env.WIRE_FUZZ_SEED ?? 20261121);
const BATCH = 200;

/** A window that refused would hide a mutant that every other check accepted. */
const replayWindow = { claim: async () => true };

const options = { partnerIds: [PARTNER], replayWindow };
const servers: Record<string, ServerEnvelope> = {
  session: serverOver([sessionSuite(keyring)], options),
  static: serverOver([staticSuite({ current: { id: 'shared-1', sharedKey: SHARED_KEY } })], options),
};

async function sample(suite: 'session' | 'static'): Promise<Sample[]> {
  const clients = [pairs[suite].client(), pairs[suite].client()];
  if (suite === 'session') clients.push(createSessionClient({ partnerId: PARTNER, serverKey: keyring.previous }));
  const variants = [
    parts,
    { ...parts, token: 'another-token' },
    { ...parts, path: '/user/login', payload: '{}' },
    { method: 'POST', path: '/user/loginOut', payload: JSON.stringify('x'.repeat(500)) },
  ];
  const samples: Sample[] = [];
  for (const client of clients) {
    for (const variant of variants) {
      const transit = intercept(await client.seal(variant), variant);
      samples.push({ transit, form: encodeForm(transit.fields) });
    }
  }
  return samples;
}

describe.each(['session', 'static'] as const)('A-235 mutated envelopes of the %s suite', (suite) => {
  const count = Math.ceil(suite === 'session' ? COUNT * 0.75 : COUNT * 0.25);

  it(`are refused, all ${count} of them`, { timeout: 60_000 + COUNT * 10 }, async () => {
    console.info(`wire fuzz, ${suite}: ${count} envelopes, WIRE_FUZZ_SEED=${SEED}`);
    const server = servers[suite];
    if (!server) throw new Error('No such suite.');
    const samples = await sample(suite);
    for (const { transit, form } of samples) await server.open(received(transit, form));
    const mutate = createMutator(samples, SEED);
    const tally = new Map<string, number>();
    const accepted: unknown[] = [];
    const strange: unknown[] = [];

    for (let done = 0; done < count; done += BATCH) {
      const mutants = Array.from({ length: Math.min(BATCH, count - done) }, mutate);
      const outcomes = await Promise.allSettled(
        mutants.map(({ transit, form }) => server.open(received(transit, form))),
      );
      outcomes.forEach((outcome, index) => {
        const mutant = mutants[index];
        if (!mutant) return;
        tally.set(mutant.kind, (tally.get(mutant.kind) ?? 0) + 1);
        if (outcome.status === 'fulfilled') accepted.push(mutant);
        else if (!isPlainRefusal(outcome.reason)) strange.push({ mutant, reason: outcome.reason });
      });
    }
    expect(accepted.slice(0, 3)).toEqual([]);
    expect(strange.slice(0, 3)).toEqual([]);
    expect([...tally.values()].reduce((sum, number) => sum + number, 0)).toBe(count);
    expect(tally.size, 'every kind of mutation was tried').toBeGreaterThanOrEqual(Math.min(10, count));
  });
});

function isPlainRefusal(error: unknown): boolean {
  return (
    error instanceof EnvelopeRefused &&
    error.message === 'The envelope was refused.' &&
    Object.getOwnPropertyNames(error).toSorted().join() === 'message,name,stack'
  );
}
