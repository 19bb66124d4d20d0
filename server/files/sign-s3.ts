import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  region: string;
  accessKey: string;
  secretKey: string;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT';
  host: string;
  /** As it stands in the address; ours need no escaping. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

const algorithm = 'AWS4-HMAC-SHA256';

/** The headers that a request travels with, signed as AWS Signature Version 4 asks for. */
export function signS3(
  request: S3Request,
  { region, accessKey, secretKey }: S3Keys,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.host,
    'x-amz-content-sha256': sha256(request.body),
    'x-amz-date': time,
  };
  const names = Object.keys(headers).toSorted();
  const canonicalRequest = [
    request.method,
    request.path,
    '',
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [algorithm, time, scope, sha256(canonicalRequest)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  const signature = hmac(key, toSign).toString('hex');
  headers['authorization'] =
    `${algorithm} Credential=${accessKey}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return headers;
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
