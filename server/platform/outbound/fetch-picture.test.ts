import { createServer, request, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createPictureFetcher } from './fetch-picture.ts';
import type { SendRequest } from './public-address.ts';

let close = async (): Promise<void> => undefined;
afterEach(() => close());

interface Options {
  timeout?: number;
  most?: number;
}

/** A local picture host that receives the requests for any host. */
async function openHost(answer: (response: ServerResponse, url: string) => void, options: Options = {}) {
  const asked: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    asked.push(`${headers.host}${url}`);
    answer(response, url);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  const { port } = server.address() as AddressInfo;
  const send: SendRequest = (url, { agent: _agent, headers, ...others }, onResponse) => {
    const { host, pathname, search } = new URL(url);
    const here = `http://127.0.0.1:${port}${pathname}${search}`;
    return request(here, { ...others, headers: { ...(headers as object), host } }, onResponse);
  };
  return { asked, fetchPicture: createPictureFetcher({ timeout: 60_000, ...options, send }) };
}

const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const sendPicture = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);

test('A picture is fetched from its URL, also through redirects to other public hosts', async () => {
  const { asked, fetchPicture } = await openHost((response, url) => {
    if (url === '/old.jpg') return response.writeHead(302, { location: 'https://cdn.example/new.jpg?v=2' }).end();
    return sendPicture(response);
  });
  expect(await fetchPicture('https://pictures.example/old.jpg')).toEqual({ bytes: picture });
  expect(asked).toEqual(['pictures.example/old.jpg', 'cdn.example/new.jpg?v=2']);
});

test.each([
  'http://pictures.example/a.jpg',
  'ftp://pictures.example/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/a.jpg',
  'https://me:secret@pictures.example/a.jpg',
  'https://pictures.example:8443/a.jpg',
])('%s is never requested, directly or by redirect', async (address) => {
  const { asked, fetchPicture } = await openHost((response) => response.writeHead(301, { location: address }).end());
  expect(await fetchPicture(address)).toEqual({ fault: 'address' });
  expect(asked).toEqual([]);
  expect(await fetchPicture('https://pictures.example/a.jpg')).toEqual({ fault: 'address' });
  expect(asked).toEqual(['pictures.example/a.jpg']);
});

test('A public name that resolves to this machine or a private network is not connected to', async () => {
  let connections = 0;
  const server = createSocketServer(() => (connections += 1));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  close = async () => void server.close();
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
  ]) {
    const fetchPicture = createPictureFetcher({
      resolve: (_host, _options, callback) => callback(null, [{ address, family: address.includes(':') ? 6 : 4 }]),
    });
    expect(await fetchPicture('https://pictures.example/a.jpg'), address).toEqual({ fault: 'address' });
  }
  expect(connections).toBe(0);
});

test.each<[string, number, Record<string, string>, string]>([
  ['is not there', 404, {}, 'notFound'],
  ['was taken away', 410, {}, 'notFound'],
  ['may not be seen', 403, { 'content-type': 'text/html' }, 'unreachable'],
  ['breaks down', 500, {}, 'unreachable'],
  ['redirects nowhere', 302, {}, 'unreachable'],
  ['redirects to what is no address', 302, { location: 'https://[' }, 'unreachable'],
  ['is a page', 200, { 'content-type': 'text/html; charset=utf-8' }, 'noPicture'],
  ['says that it is too large', 200, { 'content-type': 'image/png', 'content-length': '2000' }, 'tooLarge'],
])('A URL that %s is reported as such', async (_what, status, headers, fault) => {
  const { fetchPicture } = await openHost(
    (response) => {
      response.writeHead(status, headers);
      if (headers['content-length'] === undefined) response.end('x');
      else response.flushHeaders();
    },
    { most: 1000 },
  );
  expect(await fetchPicture('https://pictures.example/a.jpg')).toEqual({ fault });
});

test('Endless redirects are abandoned after the third', async () => {
  const { asked, fetchPicture } = await openHost((response, url) =>
    response.writeHead(302, { location: `${url}a` }).end(),
  );
  expect(await fetchPicture('https://pictures.example/a')).toEqual({ fault: 'unreachable' });
  expect(asked).toHaveLength(4);
});

test('Endless responses are abandoned at the limit', async () => {
  let isLeft = false;
  const { fetchPicture } = await openHost(
    (response) => {
      response.on('close', () => (isLeft = true));
      const more = (): void => void response.write(Buffer.alloc(4096), more);
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      more();
    },
    { most: 10_000 },
  );
  expect(await fetchPicture('https://pictures.example/a.jpg')).toEqual({ fault: 'tooLarge' });
  await expect.poll(() => isLeft).toBe(true);
});

test('Slow responses are abandoned, at the headers or in the body', async () => {
  const { fetchPicture } = await openHost(
    (response, url) => {
      if (url === '/middle.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).write(picture);
    },
    { timeout: 100 },
  );
  expect(await fetchPicture('https://pictures.example/head.jpg')).toEqual({ fault: 'slow' });
  expect(await fetchPicture('https://pictures.example/middle.jpg')).toEqual({ fault: 'slow' });
});

test('A truncated file is not accepted', async () => {
  const { fetchPicture } = await openHost((response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '100' });
    response.write(picture, () => response.destroy());
  });
  expect(await fetchPicture('https://pictures.example/a.jpg')).toEqual({ fault: 'unreachable' });
});
