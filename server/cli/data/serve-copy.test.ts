import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askForCopy } from './serve-copy.ts';

test('A copy that the server has written to another folder of that name is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-copy-'));
  await mkdir(join(folder, 'database'));
  const server = createServer((_, response) => response.end(JSON.stringify({ pause: 1 }))).listen(0);
  const { port } = server.address() as AddressInfo;
  const asking = askForCopy({ url: `http://127.0.0.1:${port}`, pid: 1 }, Buffer.alloc(32), join(folder, 'database'));
  await expect(asking).rejects.toThrow(
    /it writes to another folder of the name .*, as with PrivateTmp=yes or in a container\. Name a folder that both see/,
  );
  server.close();
  await rm(folder, { recursive: true });
});
