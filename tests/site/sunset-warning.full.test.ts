import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Builds the page's client in production mode; vitest's own mode would build it for development. */
async function buildClient(mode: 'production' | 'development'): Promise<string> {
  const script = `
    import { build } from 'vite';
    const lib = { entry: 'src/shared/start-client.ts', formats: ['es'] };
    const [{ output }] = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib } });
    process.stdout.write(output.map(({ code }) => code ?? '').join('\\n'));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, NODE_ENV: mode },
    maxBuffer: 2 ** 26,
  });
  return stdout;
}

test('warns of a deprecated call in development; a production build has no such code', async () => {
  const [built, developed] = await Promise.all([buildClient('production'), buildClient('development')]);
  expect(developed.includes('is deprecated: it stays until')).toBe(true);
  expect(built.includes('/make/getMakeList')).toBe(true);
  expect(built.includes('is deprecated: it stays until')).toBe(false);
  expect(built.includes('warnOfSunset')).toBe(false);
});
