import { hash, verify } from '@node-rs/argon2';

// argon2id with the parameters that OWASP names: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Takes the same time where there is no account, so that time does not tell whether there is one. */
export async function isPasswordRight(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== undefined;
}

const nobody = hashPassword('nobody has this password');
