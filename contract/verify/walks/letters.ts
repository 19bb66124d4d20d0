import { exec } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SetupProblem } from '../target/options.ts';

/** Reads the key in the newest letter to an address; undefined if none has arrived. */
export type ReadKey = (email: string) => Promise<string | undefined>;

const run = promisify(exec);
const between = 500;

/**
 * A command of the user reads the letters: it gets the address in GARIPORT_EMAIL, and prints only the key, or letters
 * with links that contain it as `authKey`.
 */
export function createKeyReader(command: string, timeout: number): ReadKey {
  return async (email) => {
    const patience = AbortSignal.timeout(timeout);
    for (;;) {
      const { stdout } = await run(command, { env: { ...process.env, GARIPORT_EMAIL: email }, timeout }).catch(
        (error: Error) => {
          throw new SetupProblem(`--letters: the command failed: ${error.message.trim().split('\n').at(-1)}`);
        },
      );
      const key = findKey(stdout, email);
      if (key !== undefined || patience.aborted) return key;
      await pause(between);
    }
  };
}

/** The first key after the address, if letters to several people were printed, newest first. */
export function findKey(text: string, email: string): string | undefined {
  const at = text.indexOf(email);
  // Output that names only others is not for this person.
  if (at < 0 && text.includes('@')) return undefined;
  const [, inLink] = /authKey=([\w.~%+/-]+)/.exec(text.slice(Math.max(0, at))) ?? [];
  if (inLink !== undefined) return decodeURIComponent(inLink);
  return /^[\w.~+/=-]{16,512}$/.test(text.trim()) ? text.trim() : undefined;
}
