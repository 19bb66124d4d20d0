import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const faults = [
  ['An error that a library emits and nobody listens for', `new EventEmitter().emit('error', new Error('lost'))`],
  ['A promise that fails and nobody waits for', `void Promise.reject(new Error('lost'))`],
  ['An error in a timer', `setTimeout(() => { throw new Error('lost'); }, 1)`],
] as const;

test.each(faults)('%s is logged, and the server keeps running', async (_, fault) => {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `
    import { EventEmitter } from 'node:events';
    import { stopOnSignal } from ${JSON.stringify(import.meta.resolve('#server/stop-on-signal.ts'))};
    const print = (details, message) => console.log(message + ': ' + (details.err?.message ?? ''));
    const log = { info: print, error: print };
    stopOnSignal({ services: { log }, stop: async () => undefined, releaseJobs: async () => undefined });
    process.stdin.on('data', () => console.log('still here'));
    setImmediate(() => { ${fault}; });
    `,
  ]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  await expect.poll(() => said).toContain('an unhandled error: lost\n');
  child.stdin.write('?');
  await expect.poll(() => said).toContain('still here');
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

test('A second signal ends a server that does not stop, and releases the claims of its jobs', async () => {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `
    import { stopOnSignal } from ${JSON.stringify(import.meta.resolve('#server/stop-on-signal.ts'))};
    const log = { info: (_, message) => console.log(message), error: () => undefined };
    const running = setInterval(() => undefined, 1000);
    stopOnSignal({ services: { log }, stop: () => new Promise(() => undefined), releaseJobs: async () => console.log('released') });
    console.log('started');
    `,
  ]);
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await expect.poll(() => said).toBe('started\n');
  child.kill('SIGTERM');
  await expect.poll(() => said).toBe('started\nstopping\n');
  const exit = once(child, 'close');
  child.kill('SIGTERM');
  expect(await exit).toEqual([1, null]);
  expect(said).toBe('started\nstopping\nreleased\n');
});
