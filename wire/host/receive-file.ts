import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { OperationFacts } from '../operation.ts';
import { EnvelopeRefused } from '../envelope/envelope.ts';
import type { Arrival } from './call.ts';
import { pictureBytes } from './limits.ts';
import { languageOf } from '../language.ts';
import { RefusedUpload } from './refuse.ts';

/** Calls that are normally sealed but also accept a file: the payload field that the file becomes. */
const sealedFields: Readonly<Record<string, string>> = { uploadImage: 'imgBase64', uploadParts: 'partsBase64' };

export function takesFile(operation: OperationFacts): boolean {
  return operation.envelope === 'multipart' || Object.hasOwn(sealedFields, operation.id);
}

/** Reads a multipart request: first the query's sign, then the fields and the one file. */
export async function receiveFile(
  operation: OperationFacts,
  request: FastifyRequest,
  headers: Arrival,
): Promise<Arrival> {
  const query = readQuery(request.query);
  if (query['sign'] !== signQuery(query)) throw new EnvelopeRefused();
  const language = languageOf(query);
  const { texts } = request.server;
  const { fields, file } = await readParts(request, new RefusedUpload('imageTooLarge', texts, language));
  if (!file || file.size === 0) throw new RefusedUpload('imageEmpty', texts, language);
  return arrivalOf(operation, { query, headers, fields, file });
}

interface Upload {
  query: Readonly<Record<string, string>>;
  headers: Arrival;
  fields: Readonly<Record<string, string>>;
  file: File;
}

/** The call that an upload makes. */
export async function arrivalOf(operation: OperationFacts, { query, headers, fields, file }: Upload): Promise<Arrival> {
  const sealedField = sealedFields[operation.id];
  const token = query['token'] ?? headers.token;
  return {
    ...headers,
    ...(token && { token }),
    payload: sealedField
      ? {
          language: 'en',
          timeZone: 'UTC',
          ...pick(query, ['language', 'timeZone']),
          ...fields,
          [sealedField]: await toBase64(file),
        }
      : { ...fields, file },
    textOnly: true,
  };
}

async function readParts(request: FastifyRequest, tooLarge: RefusedUpload) {
  const fields: Record<string, string> = {};
  let file: File | undefined;
  const limits = { fileSize: pictureBytes, files: 1, fields: 8, fieldSize: 2000, parts: 9 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const bytes = await part.toBuffer().catch((error: Error & { code?: string }) => {
      throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge : error;
    });
    if (part.fieldname === 'file') file = new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype });
  }
  return { fields, file };
}

function readQuery(query: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
  );
}

function pick(query: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));
}

async function toBase64(file: File): Promise<string> {
  return Buffer.from(await file.arrayBuffer()).toString('base64');
}

/**
 * The `sign` of a file upload: MD5 over the query's other parameters, sorted by name. It detects mistakes, not attacks:
 * anybody can compute it.
 */
export function signQuery(query: Readonly<Record<string, string>>): string {
  const text = Object.keys(query)
    .filter((name) => name !== 'sign')
    .toSorted()
    .map((name) => `${name}=${query[name]}`)
    .join('&');
  return createHash('md5').update(text).digest('hex');
}
