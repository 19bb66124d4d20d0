import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { Challenge } from '#generated/client/types.gen.ts';
import { zChallenge, zHexadecimal } from '#generated/client/zod.gen.ts';

/** A challenge is bound to this purpose, this person and a single-use key. */
export type Binding = readonly [purpose: 'letter' | 'login' | 'staffLogIn', about: string, key: string];

/** The caller tries counters from 1 to this; a hundred on average. */
const counters = 200;
/** Iterations of the derivation at level 1; doubled with each further level. */
const leastCost = 2500;
/** A phone needs some seconds for this level: see `docs/decisions/0007-proof-of-work.md`. */
export const highestLevel = 6;

const costOf = (level: number) => leastCost * 2 ** (level - 1);

/** Issues a challenge. Nothing is stored, since the signing secret depends on the binding. */
export async function makeChallenge(
  secret: Buffer,
  binding: Binding,
  level: number,
): Promise<Pick<Challenge, 'parameters' | 'signature'>> {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: costOf(level),
    counter: randomInt(1, counters + 1),
    deriveKey,
    ...signers(secret, binding),
  });
  const { keySignature } = parameters;
  if (signature === undefined || keySignature === undefined)
    throw new Error('A challenge was made without signatures.');
  return { parameters: { ...parameters, keySignature }, signature };
}

const proofShape = z.object({
  challenge: z.pick(zChallenge, { parameters: true, signature: true }),
  solution: z.object({ counter: z.int(), derivedKey: zHexadecimal }),
});

/** Returns the level that a proof shows; 0 for no proof or one bound to something else. */
export async function levelProved(secret: Buffer, binding: Binding, text: string): Promise<number> {
  const { success, data } = proofShape.safeParse(readJson(text));
  if (!success) return 0;
  const { verified } = await verifySolution({ ...data, deriveKey, ...signers(secret, binding) });
  return verified ? 1 + Math.log2(data.challenge.parameters.cost / leastCost) : 0;
}

function signers(secret: Buffer, binding: Binding) {
  const derive = (use: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['proof-of-work', use, ...binding]))
      .digest('base64url');
  return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('key') };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return undefined;
  }
}
