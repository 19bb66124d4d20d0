import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { createGate } from '#wire/client/testing/calls.ts';
import { failureText } from '#server/platform/calls/texts.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { pathIn } from '#server/platform/files/file-links.ts';
import { isFullRun } from '../../../tests/scope.ts';
import { uploadHandlers } from './handlers.ts';
import { decoders, ownsUploads } from './store-picture.ts';
import { uploadQuota } from './upload-quota.ts';
import { type HostileFile, makeHostileFiles } from './testing/hostile-files.ts';
import { bmp, chunk, goodPng, jpeg, phoneJpeg, png, pngHeader, pngRows } from './testing/make-pictures.ts';

let server: TestServer;
let buyer: TestAccount;

beforeAll(async () => {
  server = await openTestServer({ handlers: uploadHandlers });
  buyer = await openAccount(server);
});

afterAll(() => server.close());

function upload(bytes: Buffer | string, prefix = '', account = buyer) {
  const imgBase64 = prefix + (typeof bytes === 'string' ? bytes : bytes.toString('base64'));
  return server.call('uploadImage', { imgBase64 }, { token: account.token });
}

function post(bytes: Buffer, name: string) {
  const file = new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
  return server.call('uploadDealerClue', { file }, { token: buyer.token });
}

async function storedOf(answer: { code: number; body?: unknown }): Promise<Buffer> {
  expect(answer).toEqual({
    code: 0,
    body: { Status: 100, url: expect.stringMatching(/^\/files\/.+\.jpg\?pass=[\w.-]+$/) as string },
  });
  const bytes = await server.services.files.read(pathIn((answer.body as { url: string }).url));
  return bytes ?? Buffer.alloc(0);
}

describe('An accepted picture', () => {
  test.each([
    ['jpg', () => jpeg()],
    ['progressive jpeg', () => jpeg({ progressive: true })],
    ['png', () => goodPng],
    ['bmp of 24 bits', () => bmp()],
    ['bmp of 32 bits', () => bmp({ bits: 32 })],
    ['bmp, top row first', () => bmp({ height: -3 })],
  ])('B-280 B-123 A %s is stored and its URL returned', async (_what, make) => {
    const stored = await storedOf(await upload(await make()));
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg' });
  });

  test.each(['data:image/png;base64,', 'data:image/jpeg;base64,', 'data:image/bmp;base64,'])(
    'The prefix %s is removed, and the format is detected from the content',
    async (prefix) => {
      expect(await upload(goodPng, prefix)).toMatchObject({ code: 0 });
    },
  );

  test.each(['pin.JPG', 'pin.jpeg', 'pin.html', '../../etc/passwd', '.htaccess', 'a\u0000.png', ''])(
    'B-217 B-281 A picture named %j is identified by its content and stored under its hash',
    async (name) => {
      expect((await storedOf(await post(goodPng, name || 'blob'))).length).toBeGreaterThan(0);
    },
  );

  test('B-280 A payment proof names its order by both id and status, or is refused', async () => {
    const imgBase64 = goodPng.toString('base64');
    const { token } = buyer;
    expect(await server.call('uploadImage', { imgBase64, id: '500001', status: 3 }, { token })).toMatchObject({
      code: 0,
    });
    expect(await server.call('uploadImage', { imgBase64, id: '500001' }, { token })).toMatchObject({ code: 400 });
    expect(await server.call('uploadImage', { imgBase64, status: 0 }, { token })).toMatchObject({ code: 400 });
  });

  test('Personal metadata of a phone is removed, and the picture is upright', async () => {
    const taken = await phoneJpeg();
    expect(taken.includes('SecretPhone')).toBe(true);
    const stored = await storedOf(await upload(taken));
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(stored).metadata();
    expect({ exif, xmp, iptc, icc, orientation, width, height }).toEqual({ width: 32, height: 48 });
    expect(stored.includes('Secret')).toBe(false);
  });

  test('Texts, profiles and timestamps of a PNG are removed', async () => {
    const extras = [chunk('tEXt', 'Author\0Secret'), chunk('eXIf', 'MM\0*Secret'), chunk('iCCP', 'x\0\0Secret')];
    const stored = await storedOf(await upload(png(pngHeader(8, 6), ...extras, pngRows(8, 6), chunk('IEND'))));
    expect(stored.includes('Secret')).toBe(false);
  });

  test('Data appended by a camera is removed', async () => {
    const stored = await storedOf(await upload(Buffer.concat([await jpeg(), Buffer.from('PK\u0003\u0004Secret')])));
    expect(stored.includes('Secret')).toBe(false);
  });

  test('The colours and rows of a BMP are preserved', async () => {
    // A BMP has its bottom row first and blue before red, so this is a red pixel over a blue one.
    const body = Buffer.from([255, 0, 0, 0, 0, 0, 255, 0]);
    const stored = await storedOf(await upload(bmp({ width: 1, height: 2, body })));
    const { data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
    expect([(data[0] ?? 0) > 200, (data[2] ?? 0) < 80, (data[3] ?? 0) < 80, (data[5] ?? 0) > 200]).not.toContain(false);
  });

  test('Transparent areas become white, and the longest side is limited to 4096 pixels', async () => {
    const clear = await sharp({ create: { width: 6000, height: 30, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const stored = await storedOf(await upload(clear));
    const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, data[0]]).toEqual([4096, 255]);
  });
});

describe('A refused picture', () => {
  test('B-217 No hostile file is accepted, and none breaks anything', async () => {
    const files: HostileFile[] = await makeHostileFiles();
    expect(files.length).toBeGreaterThan(120);
    const before = await countUploads();
    const outcomes: Record<string, unknown> = {};
    for (const [what, bytes] of files) outcomes[what] = await upload(bytes);
    const wrong = Object.entries(outcomes).filter(([, answer]) => !isRefusal(answer));
    expect(wrong).toEqual([]);
    expect(await countUploads()).toBe(before);
  });

  test('B-217 A hostile file is also refused as form upload, whatever its name', async () => {
    // Both paths use the same decoders, so a sample of the files is enough.
    const all = await makeHostileFiles();
    const files = isFullRun ? all : all.filter((_, place) => place % 10 === 0);
    for (const [what, bytes] of files) {
      const answer = await post(bytes, 'proof.jpg');
      expect([what, isRefusal(answer), answer.errorMessage]).toEqual([what, true, undefined]);
    }
  });

  test.each([
    'plain text, no base64',
    'iVBORw0KGgo=iVBORw0KGgo=',
    `${goodPng.toString('base64')}====`,
    `${goodPng.toString('base64')}\n`,
    goodPng.toString('base64').replace('iVBOR', 'iVB OR'),
    goodPng.toString('base64url').replace('A', '-'),
    `data:image/svg+xml;base64,${goodPng.toString('base64')}`,
    `data:text/html;base64,${goodPng.toString('base64')}`,
    `data:image/png,${goodPng.toString('base64')}`,
    `data:image/png;base64,data:image/png;base64,${goodPng.toString('base64')}`,
    `data:image/png;charset=utf-8;base64,${goodPng.toString('base64')}`,
    `DATA:IMAGE/PNG;BASE64,${goodPng.toString('base64')}`,
    'file:///etc/passwd',
    'https://example.com/pin.png',
    '../../../etc/passwd',
    'AAAA',
    'A'.repeat(100_001),
  ])('Text %# is not a Base64 picture and is refused', async (text) => {
    expect(await upload(text)).toMatchObject({ code: 400, message: expect.stringMatching(/./) as string });
  });

  test('B-218 B-219 A-327 A file over 13312 KB is refused with its own message', async () => {
    const large = Buffer.concat([await jpeg(), Buffer.alloc(13_312 * 1024)]);
    const message = 'The picture is larger than 13 MB';
    expect(await post(large, 'large.jpg')).toMatchObject({ code: 400, message });
    expect(await upload(large)).toMatchObject({ code: 400 });
  });

  test('A picture with too many pixels is refused with what to send instead', async () => {
    const huge = png(pngHeader(20_000, 20_000), pngRows(8, 6), chunk('IEND'));
    expect(await upload(huge)).toEqual({ code: 400, message: tooManyPixels });
    expect(await post(huge, 'scan.png')).toEqual({ code: 400, message: tooManyPixels });
  });

  test('When one account sends pictures faster than they are decoded, more are refused until some are done', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(goodPng, 'slip.png')));
    const taken = answers.filter(({ code }) => code === 0);
    expect(answers.filter(({ message }) => message === 'Too many requests. Try again later.').length).toBe(
      12 - taken.length,
    );
    expect(taken.length).toBeGreaterThanOrEqual(7);
    expect(await post(goodPng, 'slip.png')).toMatchObject({ code: 0 });
  });

  test('Pictures are queued by sender address, whichever account sends them', async () => {
    const clean = vi.spyOn(decoders, 'clean').mockResolvedValue('imageFormat');
    const imgBase64 = goodPng.toString('base64');
    const other = await openAccount(server);
    for (const { token } of [buyer, other]) {
      await server.call('uploadImage', { imgBase64 }, { token, remoteAddress: '2001:db8::7' });
    }
    expect(clean.mock.calls.map(([, sender]) => sender)).toEqual(['2001:db8:0:0::/64', '2001:db8:0:0::/64']);
    clean.mockRestore();
  });

  test('An account that has used up its quota is refused until a day has passed', async () => {
    const { database, clock } = server.services;
    const full = await openAccount(server);
    const stored = { id: 'full', account_id: full.accountId, hash: 'full', path: 'full.jpg', bytes: uploadQuota };
    await database
      .insertInto('upload')
      .values({ ...stored, created_at: clock() })
      .execute();
    const clean = vi.spyOn(decoders, 'clean');
    const message = failureText('uploadsFull', 'en');
    expect(await upload(goodPng, '', full)).toEqual({ code: 400, message });
    expect(clean).not.toHaveBeenCalled();
    clean.mockRestore();
    const dayAgo = new Date(clock().getTime() - 24 * 3_600_000);
    await database.updateTable('upload').set({ created_at: dayAgo }).where('id', '=', 'full').execute();
    expect(await upload(goodPng, '', full)).toMatchObject({ code: 0 });
  });

  test('A-227 An empty file is refused with its own message', async () => {
    const message = 'The file is empty';
    expect(await post(Buffer.alloc(0), 'empty.jpg')).toEqual({ code: 400, message });
  });

  test('A visitor cannot upload', async () => {
    expect(await server.call('uploadImage', { imgBase64: goodPng.toString('base64') })).toMatchObject({ code: 421 });
  });
});

test('The same picture sent twice is one file and one row, and belongs to every sender', async () => {
  const other = await openAccount(server);
  const bytes = await jpeg({ quality: 31 });
  const urls = [await upload(bytes), await upload(bytes), await upload(bytes, '', other)].map(({ body }) =>
    pathIn((body as { url: string }).url),
  );
  expect(new Set(urls).size).toBe(1);
  const { database } = server.services;
  const records = await database
    .selectFrom('upload')
    .select('id')
    .where('path', '=', urls[0] ?? '')
    .execute();
  expect(records.length).toBe(2);
  const sent = (await upload(await jpeg({ quality: 17 }))).body as { url: string };
  const url = pathIn(sent.url);
  expect(await ownsUploads(database, buyer.accountId, [url, ...urls])).toBe(true);
  expect(await ownsUploads(database, other.accountId, urls)).toBe(true);
  expect(await ownsUploads(database, other.accountId, [url, ...urls])).toBe(false);
  expect(await ownsUploads(database, buyer.accountId, ['/files/../secret'])).toBe(false);
});

const wrongFormat = 'The picture must be a JPG, PNG, JPEG or BMP file';
const tooManyPixels = 'The picture is too large to be processed. Upload a copy with 20 megapixels or fewer';

function isRefusal(answer: unknown): boolean {
  const { code, message, errorMessage } = answer as { code: number; message?: string; errorMessage?: string };
  return code === 400 && (message === wrongFormat || message === tooManyPixels || errorMessage !== undefined);
}

async function countUploads(): Promise<number> {
  return (await server.services.database.selectFrom('upload').select('id').execute()).length;
}

describe('The database', () => {
  test('No transaction is open while a picture is cleaned and stored', async () => {
    const { files } = server.services;
    const storing = createGate();
    const put = vi.spyOn(files, 'put').mockImplementationOnce(async (...picture) => {
      await storing.passed;
      return files.put(...picture);
    });
    const transaction = vi.spyOn(server.services.database, 'transaction');
    const answer = upload(goodPng);
    await expect.poll(() => put.mock.calls.length).toBeGreaterThan(0);
    expect(transaction).not.toHaveBeenCalled();
    storing.open();
    expect(await answer).toMatchObject({ code: 0 });
    expect(transaction).toHaveBeenCalledOnce();
    transaction.mockRestore();
    put.mockRestore();
  });

  test('A picture sent again with its key, concurrently or later, is one upload with the same response', async () => {
    const account = await openAccount(server);
    const imgBase64 = (await jpeg()).toString('base64');
    const send = () => server.call('uploadImage', { imgBase64 }, { token: account.token, idempotencyKey: 'slip-1' });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers).toEqual(Array.from({ length: 4 }, () => answers[0]));
    expect(answers[0]?.code).toBe(0);
    const { database } = server.services;
    const rows = await database.selectFrom('upload').select('id').where('account_id', '=', account.accountId).execute();
    expect(rows).toHaveLength(1);
    const other = { imgBase64: goodPng.toString('base64') };
    expect(await server.call('uploadImage', other, { token: account.token, idempotencyKey: 'slip-1' })).toMatchObject({
      code: 400,
      errorMessage: 'Idempotency-Key: was used for another call',
    });
  });
});
