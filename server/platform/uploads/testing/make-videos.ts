/** A box of an MP4 file. */
export function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** An empty video (`vide`) or sound (`soun`) track. */
export function track(kind: 'vide' | 'soun', codec: string, ...more: readonly Buffer[]): Buffer {
  const samples = box('stsd', Buffer.from('0000000000000001', 'hex'), box(codec, Buffer.alloc(20)));
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(12));
  return box('trak', box('mdia', handler, box('minf', box('stbl', samples))), ...more);
}

/** A structurally valid MP4 file without pictures. */
export function mp4(parts: readonly Buffer[]): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from('isom0000isomavc1')),
    box('moov', ...parts),
    box('mdat', Buffer.alloc(2000, 7)),
  ]);
}
