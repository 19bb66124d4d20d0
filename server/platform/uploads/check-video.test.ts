import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { checkVideo } from './check-video.ts';
import { box, mp4, track } from './testing/make-videos.ts';

const webm = await readFile('demo/videos/100001.webm');

/** The position of a text, found by comparing with another of the same length. */
function replaced(bytes: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes);
  copy.write(to, copy.indexOf(from), 'latin1');
  return copy;
}

describe('A playable video is accepted', () => {
  test('A WebM unchanged', () => {
    const checked = checkVideo(webm);
    expect(checked).toMatchObject({ type: 'webm' });
    expect('video' in checked && checked.video.length).toBe(webm.length);
  });

  test.each(['avc1', 'av01', 'vp09'])('An MP4 with %s and sound', (codec) => {
    const video = mp4([track('soun', 'mp4a'), track('vide', codec)]);
    expect(checkVideo(video)).toEqual({ type: 'mp4', video });
  });

  test('An MP4 with an eight-byte box length, and one whose last box extends to the end', () => {
    const large = Buffer.concat([
      Buffer.from('00000001', 'hex'),
      Buffer.from('free'),
      Buffer.alloc(8),
      Buffer.alloc(5),
    ]);
    large.writeBigUInt64BE(21n, 8);
    const open = box('mdat', Buffer.alloc(64));
    open.writeUInt32BE(0, 0);
    const video = Buffer.concat([box('ftyp', Buffer.from('isom')), large, box('moov', track('vide', 'avc1')), open]);
    expect(checkVideo(video)).toEqual({ type: 'mp4', video });
  });
});

describe('Location metadata is removed, and everything else stays in place', () => {
  test.each([
    ['the film', (place: Buffer) => mp4([track('vide', 'avc1'), place])],
    ['a track', (place: Buffer) => mp4([track('vide', 'avc1', place)])],
    ['the file', (place: Buffer) => Buffer.concat([mp4([track('vide', 'avc1')]), place])],
  ])('%s in MP4', (_what, make) => {
    for (const type of ['udta', 'meta', 'uuid']) {
      const video = make(box(type, Buffer.from('xyz+35.6895+139.6917/')));
      const checked = checkVideo(video);
      const kept = 'video' in checked ? checked.video : Buffer.alloc(0);
      expect(kept.includes('139.69')).toBe(false);
      expect(kept.length).toBe(video.length);
      expect(kept.indexOf('mdat')).toBe(video.indexOf('mdat'));
      // The input is not modified.
      expect(video.includes('139.69')).toBe(true);
    }
  });

  test.each([7, 60, 300])('A WebM with a note of %i bytes', (length) => {
    const note = Buffer.from('139.69'.padEnd(length, '.'));
    const size = length < 127 ? Buffer.of(0x80 | length) : Buffer.of(0x40 | (length >> 8), length & 0xff);
    const tags = Buffer.concat([Buffer.from('1254c367', 'hex'), size, note]);
    const checked = checkVideo(withUnknownLength(Buffer.concat([webm, tags])));
    const kept = 'video' in checked ? checked.video : Buffer.alloc(0);
    expect(kept.length).toBe(webm.length + tags.length);
    expect(kept.includes('139.69')).toBe(false);
    expect(checkVideo(kept)).toMatchObject({ type: 'webm', video: kept });
  });
});

/** The same file with a segment of unknown length. */
function withUnknownLength(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(Buffer.from('18538067', 'hex')) + 4;
  const length = Math.clz32(copy.readUInt8(at)) - 23;
  copy.fill(0xff, at, at + length);
  copy.writeUInt8(0xff >> (length - 1), at);
  return copy;
}

test.each([
  ['of nothing', Buffer.alloc(0)],
  ['that is a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ['that is a text called video.mp4', Buffer.from('this is no video at all')],
  ['MP4 that breaks off', mp4([track('vide', 'avc1')]).subarray(0, -10)],
  ['MP4 with nothing to see', mp4([track('soun', 'mp4a')])],
  ['MP4 without its table', Buffer.concat([box('ftyp', Buffer.from('isom')), box('mdat', Buffer.alloc(9))])],
  ['MP4 whose box says more than there is', Buffer.concat([box('ftyp'), Buffer.from('ffffffff6d6f6f76', 'hex')])],
  ['WebM that breaks off', webm.subarray(0, 100_000)],
  ['WebM of a head alone', webm.subarray(0, 40)],
  ['WebM with a length of nonsense', Buffer.from('1a45dfa300', 'hex')],
])('A file %s is refused as unreadable', (_what, bytes) => {
  expect(checkVideo(bytes)).toEqual({ refusal: 'videoUnreadable' });
});

test.each([
  ['an MP4 with HEVC, which telephones record', mp4([track('vide', 'hvc1')])],
  ['Matroska', replaced(webm, 'webm', 'mkv ')],
  ['a WebM with another codec', replaced(webm, 'V_VP', 'V_XX')],
])('%s is refused, since not every browser plays it', (_what, bytes) => {
  expect(checkVideo(bytes)).toEqual({ refusal: 'videoCodec' });
});
