import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { readContents } from '#server/platform/database/table-contents.ts';
import { fill, openBareDatabase } from '#server/testing/test-databases.ts';

// Moves the whole demo by the command itself, which takes seconds for each start of the embedded engine.

test('A move that is killed three times ends with every row in PostgreSQL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-move-'));
  const source = await openDatabase({ folder: join(folder, 'database') });
  await fill(source);
  const contents = await readContents(source);
  await source.destroy();
  const target = await openBareDatabase();

  function start() {
    const words = ['server/cli/move.ts', '--to', target.url ?? ''];
    const child = spawn(process.execPath, words, { env: { ...process.env, DATA_DIR: folder, NODE_ENV: 'production' } });
    return { child, output: text(child.stdout), error: text(child.stderr), exit: once(child, 'exit') };
  }

  async function pagesCopied(): Promise<number> {
    const { rows } = await sql<{ pages: number }>`select sum(next_page)::bigint as pages from unfinished_move.progress`
      .execute(target.database)
      .catch(() => ({ rows: [] }));
    return rows[0]?.pages ?? 0;
  }

  let copied = 0;
  for (let round = 0; round < 3; round += 1) {
    const { child, exit } = start();
    await vi.waitFor(async () => expect(await pagesCopied()).toBeGreaterThan(copied), {
      interval: 10,
      timeout: 120_000,
    });
    child.kill('SIGKILL');
    await exit;
    const before = copied;
    copied = await pagesCopied();
    expect(copied).toBeGreaterThan(before);
  }
  await expect(openDatabase({ url: target.url ?? '', folder })).rejects.toThrow('interrupted move');
  const { output, error } = start();
  expect({ error: await error, output: await output }).toEqual({
    error: '',
    output: expect.stringMatching(/^Moved and verified: \d+ tables with [\d,]+ rows, all hashes equal\./) as string,
  });
  expect(await readContents(target.database)).toEqual(contents);
  await target.drop();
  await rm(folder, { recursive: true });
});
