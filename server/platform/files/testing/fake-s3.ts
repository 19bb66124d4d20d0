import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeS3 {
  endpoint: string;
  objects: Map<string, Buffer>;
  log: string[];
  /** Answers the next request with this status. */
  failNext(status: number): void;
  /** Answers the next range request with the whole object, like a storage without range support. */
  ignoreNextRange(): void;
  close(): Promise<void>;
}

/** Starts an in-memory storage that refuses requests without a valid signature. */
export async function startFakeS3(keys: { accessKey: string; secretKey: string }): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const log: string[] = [];
  let failure: number | undefined;
  let knowsParts = true;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const { method = '', url = '', headers } = request;
      log.push([method, url, headers.range].filter(Boolean).join(' '));
      const status = failure;
      failure = undefined;
      if (status !== undefined) {
        response.writeHead(status).end('<Error>SlowDown</Error>');
        return;
      }
      if (!isSigned(method, url, headers as Record<string, string>, body, keys)) {
        response.writeHead(403).end('<Error>SignatureDoesNotMatch</Error>');
        return;
      }
      if (method === 'PUT') objects.set(url, body);
      const found = objects.get(url);
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
      if (found && start !== undefined && knowsParts) {
        const part = found.subarray(Number(start), Number(end) + 1);
        const range = `bytes ${start}-${Number(start) + part.length - 1}/${found.length}`;
        response.writeHead(206, { 'content-length': part.length, 'content-range': range }).end(part);
        return;
      }
      knowsParts = true;
      response.writeHead(found ? 200 : 404, found && { 'content-length': found.length });
      response.end(method === 'GET' ? found : undefined);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    log,
    failNext: (status) => {
      failure = status;
    },
    ignoreNextRange: () => {
      knowsParts = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Verifies Signature Version 4 from the request alone, as a storage does. */
function isSigned(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: Buffer,
  { accessKey, secretKey }: { accessKey: string; secretKey: string },
): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=(\S+), Signature=(\w{64})$/;
  const [, id, day = '', region = '', names = '', signature] = pattern.exec(headers['authorization'] ?? '') ?? [];
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name));
  if (id !== accessKey || !isWhole) return false;
  if (headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex')) return false;
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = `${method}\n${url}\n\n${lines.join('')}\n${names}\n${headers['x-amz-content-sha256']}`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${day}/${region}/s3/aws4_request\n${digest}`;
  const key = sign(sign(sign(sign(`AWS4${secretKey}`, day), region), 's3'), 'aws4_request');
  return sign(key, text).toString('hex') === signature;
}

function sign(key: string | Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}
