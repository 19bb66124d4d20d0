import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from '#generated/client/types.gen.ts';

const mostLanes = 4;

/**
 * Solves a challenge and returns its proof. The browser derives several keys at a time off the main thread, so typing stays
 * smooth.
 */
export async function solve({ parameters, signature }: Challenge, signal?: AbortSignal): Promise<string> {
  const challenge = { parameters, signature };
  const controller = new AbortController();
  signal?.addEventListener('abort', () => controller.abort(), { once: true });
  const counterStep = Math.min(mostLanes, Math.max(1, navigator.hardwareConcurrency));
  const lanes = Array.from({ length: counterStep }, async (_, counterStart) => {
    const solution = await solveChallenge({ challenge, controller, counterStart, counterStep, deriveKey, timeout: 0 });
    if (!solution) throw new Error('The work was given up.');
    return solution;
  });
  try {
    return btoa(JSON.stringify({ challenge, solution: await Promise.any(lanes) }));
  } finally {
    controller.abort();
  }
}
