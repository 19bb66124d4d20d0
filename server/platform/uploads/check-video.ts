/** An accepted video without location data, or why it is refused. */
export type CheckedVideo = { type: 'mp4' | 'webm'; video: Buffer } | { refusal: 'videoCodec' | 'videoUnreadable' };

class BrokenVideo extends Error {
  override readonly name = 'BrokenVideo';
}

/** Checks the boxes of a video. Its name is not trusted, and its pictures are not decoded: browsers do that. */
export function checkVideo(bytes: Buffer): CheckedVideo {
  try {
    if (bytes.toString('latin1', 4, 8) === 'ftyp') return checkMp4(Buffer.from(bytes));
    if (bytes.length > 4 && bytes.readUInt32BE(0) === elements.header) return checkWebm(Buffer.from(bytes));
  } catch (error) {
    // Reading beyond the end means that a box claims more than there is.
    if (!(error instanceof BrokenVideo || error instanceof RangeError)) throw error;
  }
  return { refusal: 'videoUnreadable' };
}

interface Box {
  type: string;
  start: number;
  body: number;
  end: number;
}

/** Iterates over consecutive boxes in part of an MP4 file. */
function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end;) {
    if (at + 8 > end) throw new BrokenVideo();
    const short = bytes.readUInt32BE(at);
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const body = at + (short === 1 ? 16 : 8);
    if (at + size < body || at + size > end) throw new BrokenVideo();
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at, body, end: at + size });
    at += size;
  }
  return boxes;
}

const playedInMp4 = new Set(['avc1', 'avc3', 'av01', 'vp09']);
/** Where cameras write location, owner and the like. */
const sayings = new Set(['udta', 'meta', 'uuid']);

function checkMp4(bytes: Buffer): CheckedVideo {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const movie = boxes.find(({ type }) => type === 'moov');
  if (!movie || !boxes.some(({ type }) => type === 'mdat')) return { refusal: 'videoUnreadable' };
  const parts = boxesIn(bytes, movie.body, movie.end);
  const tracks = parts.filter(({ type }) => type === 'trak').map(({ body, end }) => boxesIn(bytes, body, end));
  const codecs = tracks.flatMap((track) => codecOf(bytes, track) ?? []);
  if (codecs.length === 0) return { refusal: 'videoUnreadable' };
  if (!codecs.every((codec) => playedInMp4.has(codec))) return { refusal: 'videoCodec' };
  for (const box of [...boxes, ...parts, ...tracks.flat()]) {
    if (!sayings.has(box.type)) continue;
    // Overwritten at the same length, so that all offsets stay valid.
    bytes.write('free', box.start + 4, 'latin1');
    bytes.fill(0, box.body, box.end);
  }
  return { type: 'mp4', video: bytes };
}

/** The codec of a track; undefined if there is none. */
function codecOf(bytes: Buffer, track: readonly Box[]): string | undefined {
  const inside = (box: Box | undefined) => (box ? boxesIn(bytes, box.body, box.end) : []);
  const named = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type);
  const media = inside(named(track, 'mdia'));
  const handler = named(media, 'hdlr');
  if (!handler || bytes.toString('latin1', handler.body + 8, handler.body + 12) !== 'vide') return undefined;
  const samples = named(inside(named(inside(named(media, 'minf')), 'stbl')), 'stsd');
  return samples && bytes.toString('latin1', samples.body + 12, samples.body + 16);
}

const elements = {
  header: 0x1a_45_df_a3,
  documentType: 0x42_82,
  segment: 0x18_53_80_67,
  tracks: 0x16_54_ae_6b,
  tags: 0x12_54_c3_67,
  attachments: 0x19_41_a4_69,
};

interface Element {
  id: number;
  start: number;
  body: number;
  /** Undefined for unknown length, as in browser recordings: the element then extends to the end. */
  end: number | undefined;
}

function elementAt(bytes: Buffer, start: number, limit: number): Element {
  const idLength = Math.clz32(bytes.readUInt8(start)) - 23;
  if (idLength > 4) throw new BrokenVideo();
  const id = bytes.readUIntBE(start, idLength);
  const sizeAt = start + idLength;
  const length = Math.clz32(bytes.readUInt8(sizeAt)) - 23;
  if (length > 8) throw new BrokenVideo();
  const body = sizeAt + length;
  let size = bytes.readUInt8(sizeAt) & (0xff >> length);
  let isUnknown = size === 0xff >> length;
  for (let at = sizeAt + 1; at < body; at += 1) {
    size = size * 256 + bytes.readUInt8(at);
    isUnknown &&= bytes.readUInt8(at) === 0xff;
  }
  if (isUnknown) return { id, start, body, end: undefined };
  if (body + size > limit) throw new BrokenVideo();
  return { id, start, body, end: body + size };
}

function elementsIn(bytes: Buffer, start: number, limit: number): Element[] {
  const found: Element[] = [];
  for (let at: number | undefined = start; at !== undefined && at < limit;) {
    const element = elementAt(bytes, at, limit);
    found.push(element);
    at = element.end;
  }
  return found;
}

const playedInWebm = ['V_VP8', 'V_VP9', 'V_AV1'];

function checkWebm(bytes: Buffer): CheckedVideo {
  const [header, segment] = elementsIn(bytes, 0, bytes.length);
  if (segment?.id !== elements.segment || header?.end === undefined) return { refusal: 'videoUnreadable' };
  const type = elementsIn(bytes, header.body, header.end).find(({ id }) => id === elements.documentType);
  const parts = elementsIn(bytes, segment.body, segment.end ?? bytes.length);
  const tracks = parts.find(({ id }) => id === elements.tracks);
  if (!tracks) return { refusal: 'videoUnreadable' };
  const codecs = bytes.subarray(tracks.body, tracks.end);
  const isPlayed = playedInWebm.some((codec) => codecs.includes(codec));
  // Matroska, which browsers do not play, has the same structure.
  if (!isPlayed || !type || bytes.toString('latin1', type.body, type.end) !== 'webm') return { refusal: 'videoCodec' };
  for (const { id, start, end = bytes.length } of parts) {
    if (id === elements.tags || id === elements.attachments) makeVoid(bytes, start, end);
  }
  return { type: 'webm', video: bytes };
}

/** Replaced by a void element of the same length. */
function makeVoid(bytes: Buffer, start: number, end: number): void {
  bytes.fill(0, start, end);
  bytes.writeUInt8(0xec, start);
  if (end - start > 9) {
    bytes.writeUInt8(0x01, start + 1);
    bytes.writeUIntBE(end - start - 9, start + 3, 6);
  } else {
    bytes.writeUInt8(0x80 | (end - start - 2), start + 1);
  }
}
