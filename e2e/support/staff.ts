import { openSecret } from '#server/platform/secrets/secret.ts';
import { findEndpoint, staffPass } from '#server/cli/command-endpoint.ts';
import type { SentOrder, CommandResult } from '#server/cli/serve-staff.ts';

/** The data folder of the server under test. A server that is already running, given by `SITE_URL`, needs `DATA_DIR` too. */
export const serverFolder = (process.env['SITE_URL'] && process.env['DATA_DIR']) || 'build/e2e/server';

/** Runs a staff command and returns its output. */
export function staff(...words: string[]): Promise<string> {
  return staffIn(serverFolder, words);
}

/**
 * Runs a staff command on the server that uses this data folder. It is sent from this process, as `npm run staff` would,
 * because starting another takes seconds.
 */
export async function staffIn(folder: string, words: string[]): Promise<string> {
  const desk = findEndpoint(folder);
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
  const answer = (await response.json()) as CommandResult;
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.told;
}
