import { expect, test, vi } from 'vitest';
import { createReloader } from './reload.ts';

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

test('a good contract replaces the mock and closes the last one', async () => {
  const { steps, close, reloader } = createTestReloader();
  await reloader.reload();
  await reloader.reload();
  expect(reloader.current()?.version).toBe(2);
  expect(close).toHaveBeenCalledTimes(1);
  expect(steps.report.mock.calls).toEqual([[undefined], [undefined]]);
});

test('a broken contract is reported while the last good mock goes on, until it is mended', async () => {
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

test('a mock that cannot be loaded is reported while the last good one goes on', async () => {
  const { steps, reloader } = createTestReloader();
  await reloader.reload();
  steps.load.mockRejectedValueOnce(new SyntaxError('unexpected'));
  await reloader.reload();
  expect(reloader.current()?.version).toBe(1);
  expect(steps.report).toHaveBeenLastCalledWith(new SyntaxError('unexpected'));
});

test('a contract that is broken from the start is served as it was generated last', async () => {
  const { steps, reloader } = createTestReloader();
  const broken = new Error('broken');
  steps.regenerate.mockRejectedValueOnce(broken);
  await reloader.reload();
  expect(reloader.current()?.version).toBe(1);
  expect(steps.report).toHaveBeenLastCalledWith(broken);
});

test('changes during a reload share one more', async () => {
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
