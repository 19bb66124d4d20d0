import { openSecret } from '../../server/secrets/secret.ts';
import { findDesk, staffPass } from '../../server/staff/desk-address.ts';
import type { SentOrder, Told } from '../../server/staff/serve-staff.ts';

/** Where the server under test keeps its data. One that runs already, named by `SITE_URL`, says so by `DATA_DIR`. */
export const serverFolder = (process.env['SITE_URL'] && process.env['DATA_DIR']) || 'build/e2e/server';

/** Runs a staff command and returns what it prints. */
export function staff(...words: string[]): Promise<string> {
  return staffIn(serverFolder, words);
}

/**
 * Runs a staff command at the server that has this data folder open. It is sent as `npm run staff` sends it, but by this
 * process: starting another takes seconds.
 */
export async function staffIn(folder: string, words: string[]): Promise<string> {
  const desk = findDesk(folder);
  if (!desk) throw new Error(`No server has ${folder} open.`);
  const order: SentOrder = { words, staffName: 'Amina' };
  const response = await fetch(desk.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${staffPass(await openSecret(folder, undefined))}`,
    },
    body: JSON.stringify(order),
  });
  const answer = (await response.json()) as Told;
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.told;
}
