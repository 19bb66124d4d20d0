import type { Context } from '../calls/context.ts';
import { countUp } from '../calls/count.ts';

const hour = 60 * 60_000;
const allowed = 5;

/**
 * Whether an e-mail may be written to once more on the word of somebody who is not logged in, so that nobody can have a
 * stranger flooded with our letters. Counted whether or not the e-mail has an account.
 */
export async function mayBeWrittenTo({ database, services, now }: Context, email: string): Promise<boolean> {
  if (!services.limits) return true;
  return (await countUp(database, `letters:${email.toLowerCase()}`, hour, now)) <= allowed;
}
