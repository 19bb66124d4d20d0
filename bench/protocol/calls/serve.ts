import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { generateServerKey, importServerKey } from '#wire/envelope/server-key.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { writeAnswer } from '#wire/envelope/write-answer.ts';
import { openSuites } from '#wire/envelope/offer-suites.ts';
import { acceptSessionInNode } from '#wire/node/session.ts';
import { partnerId, path, type Target } from './target.ts';
import { vehiclePage } from './vehicle-page.ts';

// A separate process, so that the server's time does not count towards a contestant. It answers one call as cheaply as
// possible, and serves the files of the benchmark's page.

const folder = process.argv[2];
const key = await importServerKey(await generateServerKey('k1'));
const envelope = serverOver(openSuites(['session'], { current: key }, acceptSessionInNode), {
  partnerIds: [partnerId],
  replayWindow: createMemoryReplayWindow({ capacity: 2_000_000 }),
});
const body = JSON.stringify(vehiclePage);
const plainAnswer = Buffer.from(`{"code":0,"body":${body}}`);

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const target: Target = {
    origin: `http://127.0.0.1:${port}`,
    serverKey: { id: key.id, publicKey: key.publicKey },
  };
  process.send?.(target);
});
process.once('disconnect', () => process.exit());

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = await readText(request);
  if (request.url === `/plain${path}`) return sendJson(response, plainAnswer);
  if (request.url === `/sealed${path}`) return sendJson(response, await sealedAnswer(request, form));
  return sendFile(response, request.url ?? '/');
}

async function sealedAnswer(request: IncomingMessage, form: string): Promise<Buffer> {
  const header = (name: string) => request.headers[name] as string | undefined;
  const opened = await envelope.open({ method: 'POST', path, form, header });
  return Buffer.from(writeAnswer(await opened.seal({ code: 0, body })));
}

function sendJson(response: ServerResponse, json: Buffer): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': json.length }).end(json);
}

/** A cross-origin isolated page has a finer clock. */
const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

async function sendFile(response: ServerResponse, url: string): Promise<void> {
  if (url === '/') {
    const html = '<link rel="icon" href="data:,"><script type="module" src="/page.js"></script>';
    response.writeHead(200, { 'Content-Type': 'text/html', ...isolation }).end(html);
    return;
  }
  const script = await readFile(join(folder ?? '', basename(url)));
  response.writeHead(200, { 'Content-Type': 'text/javascript', ...isolation }).end(script);
}

async function readText(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let text = '';
  for await (const chunk of request as AsyncIterable<string>) text += chunk;
  return text;
}
