// @vitest-environment happy-dom
import type { StrategyHandler } from 'workbox-strategies';
import { expect, test } from 'vitest';
import { PageStrategy } from './page-strategy.ts';

interface World {
  line: () => Promise<string | number>;
  kept?: string;
  shell?: string;
  isWhole?: boolean;
  storage?: 'closed';
}

/** The content that a page would show; a status instead of a text is an answer from a proxy. */
async function open({ line, kept, shell, isWhole = true, storage }: World): Promise<string> {
  class Opened extends PageStrategy {
    show(handler: StrategyHandler): Promise<Response> {
      return this._handle(new Request('https://gariport.example/Kenya'), handler);
    }
  }
  const strategy = new Opened({
    cacheName: 'pages',
    plugins: [],
    timeouts: { kept: 0, shell: 0 },
    findShell: async () => (shell === undefined ? undefined : new Response(shell)),
    isWhole: async () => isWhole,
  });
  const handler = {
    fetchAndCachePut: async () => {
      const answer = await line();
      return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
    },
    waitUntil: (work: Promise<unknown>) => work,
    cacheMatch: async () => {
      if (storage) throw new Error('closed');
      return kept === undefined ? undefined : new Response(kept);
    },
  };
  const response = await strategy.show(handler as unknown as StrategyHandler);
  return response.status === 200 ? response.text() : String(response.status);
}

const never = () => new Promise<string>(() => {});
const broken = () => Promise.reject(new Error('no line'));
const fresh = () => Promise.resolve('fresh');

test.each<[string, World, string]>([
  ['the line answers', { line: fresh, kept: 'kept', shell: 'shell' }, 'fresh'],
  ['there is no line', { line: broken, kept: 'kept', shell: 'shell' }, 'kept'],
  ['nothing moves on the line', { line: never, kept: 'kept', shell: 'shell' }, 'kept'],
  ['there is no line and no copy', { line: broken, shell: 'shell' }, 'shell'],
  ['nothing moves and there is no copy', { line: never, shell: 'shell' }, 'shell'],
  ['the copy names files that nobody has', { line: broken, kept: 'kept', shell: 'shell', isWhole: false }, 'shell'],
  ['a proxy answers for the server', { line: async () => 502, kept: 'kept' }, 'kept'],
  ['a proxy answers and nothing was kept', { line: async () => 503 }, '503'],
  ['the page is not there', { line: async () => 404, kept: 'kept' }, '404'],
  ['the storage is closed', { line: fresh, storage: 'closed' }, 'fresh'],
  ['the storage is closed and there is no line', { line: broken, storage: 'closed', shell: 'shell' }, 'shell'],
])('shows what is available when %s', async (_when, world, seen) => {
  expect(await open(world)).toBe(seen);
});

test('leaves the error to the browser without connection, copy and shell', async () => {
  await expect(open({ line: broken })).rejects.toThrow('no line');
});
