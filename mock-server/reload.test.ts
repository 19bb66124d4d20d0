import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadContract } from '#contract/document/load.ts';
import { createReloader, linesOf, overlayOf } from './reload.ts';

function createTestReloader() {
  let version = 0;
  const close = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const steps = {
    regenerate: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    load: vi.fn<() => Promise<{ version: number; close: typeof close }>>(() =>
      Promise.resolve({ version: ++version, close }),
    ),
    report: vi.fn<(failure: Error | undefined) => void>(),
  };
  return { steps, close, reloader: createReloader(steps) };
}

test('A valid contract replaces the mock and closes the previous one', async () => {
  const { steps, close, reloader } = createTestReloader();
  await reloader.reload();
  await reloader.reload();
  expect(reloader.current()?.version).toBe(2);
  expect(close).toHaveBeenCalledTimes(1);
  expect(steps.report.mock.calls).toEqual([[undefined], [undefined]]);
});

test('A broken contract is reported, and the last working mock stays until it is fixed', async () => {
  const { steps, close, reloader } = createTestReloader();
  await reloader.reload();
  const broken = new Error('openapi/paths/order.yaml:3:5  broken');
  steps.regenerate.mockRejectedValueOnce(broken);
  await reloader.reload();
  expect(reloader.current()?.version).toBe(1);
  expect(close).not.toHaveBeenCalled();
  expect(steps.report).toHaveBeenLastCalledWith(broken);
  await reloader.reload();
  expect(reloader.current()?.version).toBe(2);
  expect(steps.report).toHaveBeenLastCalledWith(undefined);
});

test('A mock that cannot be loaded is reported, and the last working one stays', async () => {
  const { steps, reloader } = createTestReloader();
  await reloader.reload();
  steps.load.mockRejectedValueOnce(new SyntaxError('unexpected'));
  await reloader.reload();
  expect(reloader.current()?.version).toBe(1);
  expect(steps.report).toHaveBeenLastCalledWith(new SyntaxError('unexpected'));
});

test('If the contract is broken at the start, the mock uses what was generated last', async () => {
  const { steps, reloader } = createTestReloader();
  const broken = new Error('broken');
  steps.regenerate.mockRejectedValueOnce(broken);
  await reloader.reload();
  expect(reloader.current()?.version).toBe(1);
  expect(steps.report).toHaveBeenLastCalledWith(broken);
});

test('Changes during a reload share one further reload', async () => {
  const { steps, reloader } = createTestReloader();
  const { promise, resolve } = Promise.withResolvers<void>();
  steps.regenerate.mockReturnValueOnce(promise);
  const first = reloader.reload();
  const later = [reloader.reload(), reloader.reload(), reloader.reload()];
  resolve();
  await Promise.all([first, ...later]);
  expect(steps.regenerate).toHaveBeenCalledTimes(2);
  expect(reloader.current()?.version).toBe(2);
});

test('A broken contract is reported with its place, in the terminal and over the page', async () => {
  const root = await mkdtemp(join(tmpdir(), 'gariport-contract-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const folder of ['openapi', 'locales']) await cp(folder, join(root, folder), { recursive: true });
  const path = join(root, 'openapi/paths/account.yaml');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('x-effect: mutation', 'x-effect: change'));
  const line = text.slice(0, text.indexOf('x-effect: mutation')).split('\n').length;
  const failure = await loadContract(root).then(
    () => new Error('the contract was not refused'),
    (error: Error) => error,
  );
  const place = { file: 'openapi/paths/account.yaml', line, column: expect.any(Number) as number };
  expect(linesOf(failure)).toEqual([
    expect.stringMatching(new RegExp(`^${place.file}:${line}:\\d+ {2}\`x-effect\` is "change"`)),
  ]);
  expect(overlayOf(root, failure)).toMatchObject({ type: 'error', err: { id: path, loc: place } });
});

test('Any other error is reported with its stack', () => {
  const failure = new TypeError('no such thing');
  expect(linesOf(failure)).toEqual([failure.stack]);
});
