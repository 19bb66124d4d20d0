import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Connect, Plugin } from 'vite';

type Files = ReadonlyMap<string, string>;

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/** During development, serves the reference of the current contract at `/reference` and the console at `/console`. */
export function serveReference(): Plugin {
  return {
    name: 'reference',
    apply: 'serve',
    configureServer({ config: { root }, middlewares, watcher }) {
      let files: Promise<Files> | undefined;
      const changing = ['openapi', 'locales'].map((folder) => join(root, folder, '/'));
      watcher.on('all', (_event, path) => {
        if (changing.some((folder) => path.startsWith(folder))) files = undefined;
      });
      middlewares.use('/reference', (request, response) => {
        files ??= render(root);
        void answer(files, request, response);
      });
      middlewares.use((request, _response, next) => {
        // Same as on the server.
        if (request.url === '/console') request.url = '/console.html';
        next();
      });
    },
  };
}

/** Loaded on the first request, because no other part of the build needs the contract's tools. */
async function render(root: string): Promise<Files> {
  const { renderReference } = await import('#contract/reference/render-reference.ts');
  return renderReference(root);
}

async function answer(
  rendering: Promise<Files>,
  { url = '/', originalUrl }: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Links are relative to folders, so the root address must end with a slash.
  if (originalUrl === '/reference') return void response.writeHead(302, { Location: '/reference/' }).end();
  const name = url.replace(/[?#].*$/, '').slice(1) || 'index.html';
  try {
    const content = (await rendering).get(name);
    const type = types[content === undefined ? '' : extname(name)] ?? 'text/plain';
    response.writeHead(content === undefined ? 404 : 200, { 'Content-Type': `${type}; charset=utf-8` });
    response.end(content ?? `The reference has no page ${name}.\n`);
  } catch (error) {
    // The error of a broken contract already names file and line.
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
