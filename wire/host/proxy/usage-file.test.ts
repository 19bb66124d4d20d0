import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Use, UsageCounter } from '../usage.ts';
import { openUsageFile } from './usage-file.ts';

const use = (lastOn: string): Use => ({
  consumer: 'kilindini',
  operation: 'listVehicles',
  field: '',
  count: 2,
  lastOn,
});

function counterOf(uses: Use[]): UsageCounter {
  return { note: () => undefined, take: () => uses.splice(0), giveBack: (taken) => void uses.push(...taken) };
}

test('Uses are added to those of earlier runs, and kept in memory while the file cannot be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-usage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'usage.json');
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  openUsageFile(path, counterOf([use('2026-06-11')]), report).close();
  openUsageFile(path, counterOf([use('2026-06-12')]), report).close();
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
    since: '2026-06-11',
    uses: [{ ...use('2026-06-12'), count: 4 }],
  });
  expect(lines).toEqual([]);

  const unsaved = [use('2026-06-13')];
  openUsageFile(join(folder, 'none', 'usage.json'), counterOf(unsaved), report).close();
  expect(unsaved).toEqual([use('2026-06-13')]);
  expect(lines).toEqual([expect.stringMatching(/usage\.json cannot be written, and is tried again: ENOENT/)]);
});
