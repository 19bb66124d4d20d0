import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { WireAnswer } from '../envelope/envelope.ts';

/** Ways in which an answer can go wrong on its way. The call itself is carried out. */
export const faults = ['malformed-body', 'bad-sign', 'drop', 'slow'] as const;
export type Fault = (typeof faults)[number];

export function isFault(name: string): name is Fault {
  return (faults as readonly string[]).includes(name);
}

/** Half an answer, as a proxy cuts it off. */
export function cutOff(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.ceil(bytes.length / 2));
}

/** The same answer with one bit of its seal turned. */
export function breakSeal(answer: WireAnswer): WireAnswer {
  const bytes = Buffer.from(answer.body ?? '', 'base64');
  const last = bytes.length - 1;
  bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last);
  return { ...answer, body: bytes.toString('base64') };
}

const trickles = 20;

/** An answer that arrives drop by drop, the last after `duration` milliseconds. */
export function trickle(bytes: Buffer, duration: number): Readable {
  return Readable.from(drops(bytes, duration), { objectMode: false });
}

async function* drops(bytes: Buffer, duration: number): AsyncGenerator<Buffer> {
  const size = Math.max(1, Math.ceil(bytes.length / trickles));
  for (let start = 0; start < bytes.length; start += size) {
    yield bytes.subarray(start, start + size);
    await pause(duration / trickles, undefined, { ref: false });
  }
}
