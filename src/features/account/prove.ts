import type { Challenge } from '../../../generated/client/types.gen.ts';

/** Whether this browser can do the work: pages that are not served securely cannot, and no backend's kind is known ahead. */
export function canProve({ parameters }: Challenge): boolean {
  return 'subtle' in crypto && parameters.algorithm === 'PBKDF2/SHA-256';
}

/** Does the work of a challenge in the background, by code that is fetched when it is first wanted. */
export async function prove(challenge: Challenge, signal?: AbortSignal): Promise<string> {
  const { solve } = await import('./solve.ts');
  return solve(challenge, signal);
}
