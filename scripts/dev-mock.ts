import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createServerModuleRunner, createServer as createVite, type Plugin, type ViteDevServer } from 'vite';
import type * as appModule from '#mock-server/app.ts';
import { loadContract } from '#contract/document/load.ts';
import { generateFiles, writeFiles } from '#contract/generate/generate.ts';
import { serveExamplePictures } from '#mock-server/example-pictures.ts';
import { createMemory, type Memory } from '#mock-server/state/memory.ts';
import { loginHint } from '#mock-server/state/people.ts';
import { createReloader, linesOf, overlayOf, type Reloadable } from '#mock-server/reload.ts';
import { watchFolders } from '#mock-server/watch-folders.ts';
import { readDataDir, readPort } from '#server/platform/settings/config.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { openKeyring } from '#wire/host/keyring.ts';
import { claimPort, loopback } from '#wire/host/start.ts';
import type { Keyring } from '#wire/envelope/server-key.ts';

interface Mock extends Reloadable {
  routing: FastifyInstance['routing'];
  /** Begins a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

const root = process.cwd();
const handWritten = ['openapi', 'locales'].map((folder) => join(root, folder));

await startOrExplain(async () => {
  const sitePort = readPort('PORT', 5173);
  const mockPort = readPort('MOCK_PORT', 4010);
  const dataDir = readDataDir();
  const keyring = await openKeyring(dataDir);
  const memory = createMemory();
  let failure: Error | undefined;
  // Shows the error on a page that is opened while the contract is broken. A plugin is applied again after a restart.
  const showFailure: Plugin = {
    name: 'contract-failure',
    configureServer({ ws }) {
      ws.on('connection', () => failure && ws.send(overlayOf(root, failure)));
    },
  };
  const vite = await createSite(sitePort, mockPort, showFailure);

  const reloader = createReloader<Mock>({
    regenerate,
    load: () => loadMock(vite, { keyring, memory, pictures: join(dataDir, 'pictures') }),
    report(found) {
      const wasBroken = failure !== undefined;
      failure = found;
      if (found) {
        for (const line of linesOf(found)) console.error(line);
        vite.ws.send(overlayOf(root, found));
        return;
      }
      if (wasBroken) console.log('The contract is valid again.');
      vite.ws.send({ type: 'full-reload' });
    },
  });

  await reloader.reload();
  const mockServer = createHttpServer((request, response) => {
    const mock = reloader.current();
    if (mock) mock.routing(request, response);
    else response.writeHead(503).end();
  });
  mockServer.on('upgrade', (request, socket, head) => {
    const mock = reloader.current();
    if (mock) mock.upgrade(request, socket, head);
    else socket.destroy();
  });
  await claimPort(mockPort, 'MOCK_PORT', () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    mockServer.once('error', reject).listen(mockPort, loopback, resolve);
    return promise;
  });
  await claimPort(sitePort, 'PORT', () => vite.listen());

  // Vite replaces its own watcher when it restarts, as it does for a new screen, and forgets what was added to it.
  const watchers = watchFolders(handWritten, () => void reloader.reload());

  console.log(`site         http://${loopback}:${sitePort}/`);
  console.log(`mock server  http://${loopback}:${mockPort}/api`);
  console.log(loginHint);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      mockServer.close();
      mockServer.closeAllConnections();
      for (const watcher of watchers) watcher.close();
      void Promise.all([vite.close(), reloader.current()?.close()]);
    });
  }
});

function createSite(port: number, mockPort: number, plugin: Plugin): Promise<ViteDevServer> {
  return createVite({
    root,
    plugins: [plugin],
    server: {
      host: loopback,
      port,
      strictPort: true,
      proxy: {
        '/pictures': `http://${loopback}:${mockPort}`,
        '/chat': { target: `http://${loopback}:${mockPort}`, ws: true },
        '/api': {
          target: `http://${loopback}:${mockPort}`,
          // Vite would answer 500 for a connection that the mock dropped on purpose. The page has to see the dropped
          // connection.
          configure: (proxy) => proxy.on('error', (_error, _request, response) => response.destroy()),
        },
      },
    },
  });
}

async function regenerate(): Promise<void> {
  const changed = await writeFiles(join(root, 'generated'), await generateFiles(await loadContract(root)));
  if (changed.length > 0) console.log(`generated/: ${changed.length} changed (${changed.join(', ')})`);
}

/**
 * Reloads the mock's modules. Node would keep the first version of every generated file; Vite's module runner does not.
 */
async function loadMock(
  vite: ViteDevServer,
  { keyring, memory, pictures }: { keyring: Keyring; memory: Memory; pictures: string },
): Promise<Mock> {
  const { ssr } = vite.environments;
  ssr.moduleGraph.invalidateAll();
  const runner = createServerModuleRunner(ssr, { hmr: false });
  const { createMockApp, openSession } = await runner.import<typeof appModule>('/mock-server/app.ts');
  const app = await createMockApp({
    ...openSession(keyring),
    memory,
    extend: async (host) => serveExamplePictures(host, pictures),
  });
  return {
    routing: (request, response) => app.routing(request, response),
    upgrade: (request, socket, head) => void app.server.emit('upgrade', request, socket, head),
    close: () => Promise.all([app.close(), runner.close()]),
  };
}
