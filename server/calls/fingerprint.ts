import { createHash, createHmac } from 'node:crypto';

/**
 * Tells two payloads apart without keeping them. Keyed, because payloads hold passwords: a plain hash of one could be
 * tried out by whoever gets hold of the database.
 */
export async function fingerprint(secret: Buffer, payload: Readonly<Record<string, unknown>>): Promise<string> {
  const entries = await Promise.all(
    Object.entries(payload)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([name, value]) => [name, value instanceof File ? await hashFile(value) : value]),
  );
  return createHmac('sha256', secret).update(JSON.stringify(entries)).digest('base64url');
}

async function hashFile(file: File): Promise<string> {
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('base64url');
}
