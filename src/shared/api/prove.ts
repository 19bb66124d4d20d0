import type { Challenge } from '#generated/client/types.gen.ts';

/** Whether this browser can do the work. It needs a secure context and a known algorithm. */
export function canProve({ parameters }: Challenge): boolean {
  return 'subtle' in crypto && parameters.algorithm === 'PBKDF2/SHA-256';
}

/** Solves a challenge in the background. Its code loads on first use. */
export async function prove(challenge: Challenge, signal?: AbortSignal): Promise<string> {
  const { solve } = await import('./solve.ts');
  return solve(challenge, signal);
}
