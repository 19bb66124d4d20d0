import { zipSync, type Zippable } from 'fflate';
import { expect, test, vi } from 'vitest';
import { type Archive, openArchive } from './open-archive.ts';
import { mostFiles } from './read-directory.ts';
import { largestUnpacked } from './unpack-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const fileOf = (content: Uint8Array, name = 'photos.zip') => new File([new Uint8Array(content)], name);

async function open(files: Zippable): Promise<Archive> {
  return opened(fileOf(zipSync(files)));
}

async function opened(file: File): Promise<Archive> {
  const archive = await openArchive(file);
  if (typeof archive === 'string') throw new Error(archive);
  return archive;
}

async function textOf(archive: Archive, source: string): Promise<string> {
  const file = await archive.unpack(source);
  return typeof file === 'string' ? file : file.text();
}

/** Replaces a two- or four-byte field in every header of this kind. */
function patched(content: Uint8Array, signature: number, at: number, value: number, length: 2 | 4 = 2): Uint8Array {
  const view = new DataView(content.slice().buffer);
  for (let place = 0; place + 4 <= view.byteLength; place += 1) {
    if (view.getUint32(place, true) !== signature) continue;
    if (length === 2) view.setUint16(place + at, value, true);
    else view.setUint32(place + at, value, true);
  }
  return new Uint8Array(view.buffer);
}
const [entry, end] = [0x02_01_4b_50, 0x06_05_4b_50];

test('Finds photos by name with or without folders, ignoring case, compressed or not', async () => {
  const archive = await open({
    'Stock 2026': { 'GP-1': { 'front.jpg': bytes('front of 1'), 'rear.jpg': [bytes('rear of 1'), { level: 0 }] } },
    'GP-2/front.jpg': bytes('front of 2'),
    '写真.jpg': bytes('写真'),
  });
  expect(archive.count).toBe(4);
  expect(await textOf(archive, 'Stock 2026/GP-1/front.jpg')).toBe('front of 1');
  expect(await textOf(archive, 'gp-1/FRONT.JPG')).toBe('front of 1');
  expect(await textOf(archive, 'rear.jpg')).toBe('rear of 1');
  expect(await textOf(archive, '写真.jpg')).toBe('写真');
});

test('Reports ambiguous and missing names', async () => {
  const archive = await open({
    'GP-1/front.jpg': bytes('1'),
    'GP-2/front.jpg': bytes('2'),
    'GP-3/front.jpg': bytes('3'),
    'rear.jpg': bytes('the rear'),
    'GP-1/rear.jpg': bytes('another rear'),
    '__MACOSX/._front.jpg': bytes('aside'),
  });
  expect(archive.faultOf('front.jpg')).toBe('ambiguous');
  expect(await archive.unpack('front.jpg')).toBe('ambiguous');
  expect(await textOf(archive, 'rear.jpg')).toBe('the rear');
  expect(archive.faultOf('side.jpg')).toBe('missing');
  expect(archive.faultOf('GP-1')).toBe('missing');
  expect(archive.count).toBe(5);
});

test('Treats names that leave the archive as plain names and writes nothing', async () => {
  const archive = await open({ '../../etc/passwd.jpg': bytes('outside') });
  expect(await textOf(archive, 'passwd.jpg')).toBe('outside');
  expect(archive.faultOf('/etc/passwd.jpg')).toBe('missing');
});

test('Does not open nested archives', async () => {
  const archive = await open({ 'inner.zip': zipSync({ 'front.jpg': bytes('front') }) });
  expect(archive.faultOf('front.jpg')).toBe('missing');
  expect(archive.faultOf('inner.zip/front.jpg')).toBe('missing');
});

test('Reports password-protected files before uploading', async () => {
  const archive = await opened(fileOf(patched(zipSync({ 'front.jpg': bytes('front') }), entry, 8, 1)));
  expect(archive.faultOf('front.jpg')).toBe('encrypted');
  expect(await archive.unpack('front.jpg')).toBe('encrypted');
});

test('Stops unpacking beyond the declared or maximum size', async () => {
  const packed = zipSync({ 'bomb.jpg': new Uint8Array(8 * 1024 * 1024) });
  expect(packed.length).toBeLessThan(20_000);
  const liar = await opened(fileOf(patched(packed, entry, 24, 1000, 4)));
  expect(await liar.unpack('bomb.jpg')).toBe('unpackable');
  const huge = await opened(fileOf(patched(packed, entry, 24, largestUnpacked + 1, 4)));
  expect(await huge.unpack('bomb.jpg')).toBe('tooLarge');
});

test('Reports damaged and unsupported files without affecting the others', async () => {
  const good = zipSync({ 'front.jpg': bytes('front '.repeat(50)), 'rear.jpg': [bytes('rear'), { level: 0 }] });
  const broken = good.slice();
  broken.fill(0xff, 39, 49);
  const archive = await opened(fileOf(broken));
  expect(await archive.unpack('front.jpg')).toBe('unpackable');
  expect(await textOf(archive, 'rear.jpg')).toBe('rear');
  const unknown = await opened(fileOf(patched(good, entry, 10, 99)));
  expect(await unknown.unpack('front.jpg')).toBe('unpackable');
  const astray = await opened(fileOf(patched(good, entry, 42, 5, 4)));
  expect(await astray.unpack('rear.jpg')).toBe('unpackable');
});

test('Reads archives with a comment, and ZIP64 counts', async () => {
  const plain = zipSync({ 'front.jpg': bytes('front') }, { comment: 'ours' });
  const noted = new Uint8Array([...patched(plain, end, 20, 4), ...bytes('ours')]);
  expect(await textOf(await opened(fileOf(noted)), 'front.jpg')).toBe('front');

  const small = zipSync({ 'front.jpg': bytes('front') });
  const view = new DataView(small.buffer, small.byteOffset, small.byteLength);
  const endAt = small.length - 22;
  const large = new DataView(new ArrayBuffer(76));
  large.setUint32(0, 0x06_06_4b_50, true);
  large.setBigUint64(32, 1n, true);
  large.setBigUint64(40, BigInt(view.getUint32(endAt + 12, true)), true);
  large.setBigUint64(48, BigInt(view.getUint32(endAt + 16, true)), true);
  large.setUint32(56, 0x07_06_4b_50, true);
  large.setBigUint64(64, BigInt(endAt), true);
  const closed = patched(small.slice(endAt), end, 16, 0xff_ff_ff_ff, 4);
  const whole = new Uint8Array([...small.slice(0, endAt), ...new Uint8Array(large.buffer), ...closed]);
  expect(await textOf(await opened(fileOf(whole)), 'front.jpg')).toBe('front');
});

const zip = zipSync({ 'front.jpg': bytes('front') });

/** A directory of 100,000 files, whose 16-bit count overflows to 34,464. */
function manyFiles(): Uint8Array {
  const { length } = zip;
  const endAt = length - 22;
  const start = new DataView(zip.buffer, zip.byteOffset).getUint32(endAt + 16, true);
  const one = zip.slice(start, endAt);
  const directory = new Uint8Array(one.length * 100_000);
  for (let at = 0; at < directory.length; at += one.length) directory.set(one, at);
  const closed = patched(patched(zip.slice(endAt), end, 10, 100_000 % 65_536), end, 12, directory.length, 4);
  const whole = new Uint8Array(start + directory.length + closed.length);
  whole.set(zip.slice(0, start));
  whole.set(directory, start);
  whole.set(closed, start + directory.length);
  return whole;
}

test('Finds deeply nested names without extra cost', async () => {
  const deep = `${'a/'.repeat(30_000)}front.jpg`;
  const added = vi.spyOn(Map.prototype, 'set');
  const archive = await open({ [deep]: bytes('front') });
  expect(added.mock.calls.length).toBeLessThan(1000);
  added.mockRestore();
  expect(await textOf(archive, 'a/front.jpg')).toBe('front');
});

test.each<[string, Uint8Array, string]>([
  ['that is empty', new Uint8Array(), 'noArchive'],
  ['that is a text', bytes('stock_number,photos'), 'noArchive'],
  ['that breaks off', zip.slice(0, -10), 'noArchive'],
  ['whose beginning is missing', zip.slice(60), 'noArchive'],
  ['in several parts', patched(zip, end, 4, 3), 'split'],
  ['of more files than anybody has photos', patched(zip, end, 10, mostFiles + 1), 'tooManyFiles'],
  ['that says it has more files than it has', patched(zip, end, 10, 9), 'noArchive'],
  ['that says it has fewer files than it has', patched(zip, end, 10, 0), 'noArchive'],
  ['whose count of files is cut to two bytes', manyFiles(), 'tooManyFiles'],
])('Refuses a file %s as a whole', async (_what, content, fault) => {
  expect(await openArchive(fileOf(content))).toBe(fault);
});
