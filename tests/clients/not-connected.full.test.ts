import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { buildClient, isHere, languages } from './languages.ts';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

// Go's own errors name the address, and not every machine can compile its file.
const kinds = languages
  .filter(({ name }) => name !== 'Go')
  .map((language) => ({ name: language.name, language, here: isHere(language) }));

describe.each(kinds)('The client in $name says in one line what to do', ({ language, here }) => {
  test.runIf(here)('if nobody answers, or a server without this API does', async () => {
    const client = await buildClient(language);
    const page = await serve((_request, response) => response.end('<html>'));
    const other = await serve((_request, response) => response.end('{"code":0}'));
    const lines = [
      ['http://127.0.0.1:1/api', 'No server answers at http://127.0.0.1:1/api/envelope.json: start the server'],
      [page, `${page}/envelope.json offers no envelope of the session suite: give the base of the API`],
      [other, `${other}/envelope.json offers no envelope of the session suite: give the base of the API`],
      ['nonsense', 'nonsense/envelope.json'],
    ] as const;
    for (const [base, line] of lines) {
      const { succeeded, output } = await client.reserve(base);
      expect(succeeded).toBe(false);
      expect(output).toMatch(/^\w+: [^\n]+\n$/);
      expect(output).toContain(line);
    }
    await client.remove();
  });
});
