import type { IncomingMessage } from 'node:http';
import { Agent, request as requestByHttps } from 'node:https';
import { pictureBytes } from '#wire/host/limits.ts';
import type { FetchedPicture, FetchPicture } from '#server/platform/services.ts';
import { isPublicAddress, NotPublic, publicOnly, type Resolve, type SendRequest } from './public-address.ts';

const mostRedirects = 3;
const atOnceToAHost = 4;

interface FetcherOptions {
  /** Milliseconds that a picture may take, including all redirects. */
  timeout?: number;
  /** Maximum number of bytes. */
  most?: number;
  /** DNS lookup and HTTP client, which tests replace. */
  resolve?: Resolve;
  send?: SendRequest;
}

type Got = FetchedPicture | { location: string };

/**
 * Fetches files from user-supplied URLs. Each URL, including redirect targets, must be public, and so must the address
 * its name resolves to at connection time. Its decoder decides later whether a file is a picture.
 */
export function createPictureFetcher(options: FetcherOptions = {}): FetchPicture {
  const { timeout = 8000, most = pictureBytes, resolve, send = requestByHttps } = options;
  const agent = new Agent({ maxSockets: atOnceToAHost, lookup: publicOnly(resolve) });

  return async (address) => {
    const signal = AbortSignal.timeout(timeout);
    let url = address;
    for (let step = 0; step <= mostRedirects; step += 1) {
      if (!isPublicAddress(url)) return { fault: 'address' };
      const got = await get(url, { agent, signal, most, send }).catch((error: unknown): FetchedPicture => {
        if (signal.aborted) return { fault: 'slow' };
        return { fault: error instanceof NotPublic ? 'address' : 'unreachable' };
      });
      if (!('location' in got)) return got;
      if (!URL.canParse(got.location, url)) return { fault: 'unreachable' };
      url = new URL(got.location, url).href;
    }
    return { fault: 'unreachable' };
  };
}

interface Asked {
  agent: Agent;
  signal: AbortSignal;
  most: number;
  send: SendRequest;
}

function get(url: string, { agent, signal, most, send }: Asked): Promise<Got> {
  const { promise, resolve, reject } = Promise.withResolvers<Got>();
  // Refuse compressed bodies, which could expand to any size. Pictures are already compressed.
  const headers = { accept: 'image/jpeg, image/png, image/bmp', 'accept-encoding': 'identity' };
  const request = send(url, { method: 'GET', agent, signal, headers }, (response) => {
    const checked = checkHead(response, most);
    const parts: Buffer[] = [];
    let size = 0;
    response.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size > most) end({ fault: 'tooLarge' });
    });
    response.on('error', reject);
    response.on('end', () => resolve({ bytes: Buffer.concat(parts) }));
    response.on('close', () => reject(new Error('The response was truncated.')));
    if (checked) end(checked);

    /** Stops reading beyond the limit. */
    function end(got: Got): void {
      resolve(got);
      response.destroy();
    }
  });
  request.on('error', reject);
  request.end();
  return promise;
}

/** What the response headers already decide; undefined if the body must be read. */
function checkHead({ statusCode: status = 0, headers }: IncomingMessage, most: number): Got | undefined {
  if (status >= 300 && status < 400 && headers.location !== undefined) return { location: headers.location };
  if (status === 404 || status === 410) return { fault: 'notFound' };
  if (status !== 200) return { fault: 'unreachable' };
  const type = headers['content-type'] ?? '';
  if (type !== '' && !/^(?:image\/|application\/octet-stream|binary\/)/i.test(type)) return { fault: 'noPicture' };
  return Number(headers['content-length'] ?? 0) > most ? { fault: 'tooLarge' } : undefined;
}
