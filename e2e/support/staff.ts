import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Does what our staff does, by their own command; answers what it prints. */
export function staff(...words: readonly string[]): Promise<string> {
  return staffIn(serverFolder, words);
}

/** The same at another server, by the folder of its data. */
export async function staffIn(folder: string, words: readonly string[]): Promise<string> {
  const { stdout } = await execute(process.execPath, ['server/staff/main.ts', ...words], {
    env: { ...process.env, DATA_DIR: folder, STAFF_NAME: 'Amina' },
  });
  return stdout.trim();
}

/** Where the server under test keeps its data. One that runs already, named by `SITE_URL`, says so by `DATA_DIR`. */
export const serverFolder = (process.env['SITE_URL'] && process.env['DATA_DIR']) || 'build/e2e/server';
