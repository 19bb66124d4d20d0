import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePage } from './encoded-page.ts';

const words = Array.from({ length: 3000 }, (_, place) => `<p>車 ${place} ${(place * 7919) % 1013}</p>`);
const html = words.join('');
const open = () => encodePage({ html, inline: { scripts: [], styles: [] } });

describe('an encoded page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5, br;q=0', 'gzip'],
    ['gzip;q=1.0', 'gzip'],
    ['br;q=0.0', undefined],
    ['identity', undefined],
    [undefined, undefined],
    ['broken;;q=,,', undefined],
  ])('is sent in the smallest encoding that %s accepts', async (accepted, encoding) => {
    const body = await open().bodyFor(accepted);
    expect(body.encoding).toBe(encoding);
    const read = { br: brotliDecompressSync, gzip: gunzipSync };
    const bytes = body.encoding ? read[body.encoding](body.bytes) : body.bytes;
    expect(bytes.toString()).toBe(html);
  });

  it('gets smaller in the background once it is requested again, with an entity tag for each encoding', async () => {
    const page = open();
    const [first, plain, zipped] = await Promise.all(['br', '', 'gzip'].map((accepted) => page.bodyFor(accepted)));
    await expect.poll(async () => (await page.bodyFor('br')).etag).not.toBe(first?.etag);
    const best = await page.bodyFor('br');
    expect(best.bytes.length).toBeLessThanOrEqual(first?.bytes.length ?? 0);
    expect(brotliDecompressSync(best.bytes).toString()).toBe(html);
    const tags = [first, best, plain, zipped].map((body) => body?.etag ?? '');
    expect(new Set(tags).size).toBe(4);
    for (const tag of tags) expect(page.matchOf(`"other", W/${tag}`)).toBe(tag);
  });

  it('matches no tag of another page, and no malformed one', () => {
    const other = encodePage({ html: 'other', inline: { scripts: [], styles: [] } });
    for (const tag of ['"x"', '', ',,,', '*', 'W/', '"'.repeat(5000)]) expect(other.matchOf(tag)).toBeUndefined();
  });

  it('has the same tags on every node', async () => {
    expect((await open().bodyFor('gzip')).etag).toBe((await open().bodyFor('gzip')).etag);
  });
});
