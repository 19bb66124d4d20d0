import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { OperationFacts } from '../operation.ts';
import type { PlainAnswer } from './call.ts';
import type { Language } from '../language.ts';
import type { WireAnswer } from '../envelope/envelope.ts';

/** The contract's named example answers for each operation. */
export interface Examples {
  namesOf(operationId: string): readonly string[];
  find(operationId: string, name: string, language: Language): PlainAnswer | undefined;
}

/** Faults in transmission. The call itself is carried out. */
const faults = ['malformed-body', 'bad-sign', 'drop', 'slow'] as const;
export type Fault = (typeof faults)[number];

function isFault(name: string): name is Fault {
  return (faults as readonly string[]).includes(name);
}

/** Half an answer, as when a proxy cuts it off. */
export function cutOff(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.ceil(bytes.length / 2));
}

/** The same answer with one bit of its seal flipped. */
export function breakSeal(answer: WireAnswer): WireAnswer {
  const bytes = Buffer.from(answer.body ?? '', 'base64');
  const last = bytes.length - 1;
  bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last);
  return { ...answer, body: bytes.toString('base64') };
}

const trickles = 20;

/** An answer that arrives in small pieces, the last after `duration` milliseconds. */
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

/** What a request's headers force on its answer. */
export interface Force {
  answer?: PlainAnswer;
  delay?: number;
  fault?: Fault;
}

export const forceHeaders = ['Force-Code', 'Force-Example', 'Force-Delay', 'Force-Fault'] as const;
type ForceHeader = (typeof forceHeaders)[number];

const longestDelay = 60_000;

/** Reads the `Force-…` headers. An invalid value is answered with the list of valid ones. */
export function readForce(
  operation: OperationFacts,
  header: (name: ForceHeader) => string | undefined,
  { examples, language, sealed }: { examples: Examples; language: Language; sealed: boolean },
): Force {
  const [code, example, delay, fault] = forceHeaders.map(header);
  const force: Force = {};
  if (code !== undefined && example !== undefined) {
    return refuse('Force-Code and Force-Example exclude each other.');
  }
  if (code !== undefined) {
    const allowed = operation.codes.map(String);
    if (!allowed.includes(code)) return refuseValue('Force-Code', code, operation, allowed);
    force.answer = { code: Number(code) };
  }
  if (example !== undefined) {
    const found = examples.find(operation.id, example, language);
    if (!found) return refuseValue('Force-Example', example, operation, examples.namesOf(operation.id));
    force.answer = found;
  }
  if (delay !== undefined) {
    const milliseconds = Number(delay);
    if (!/^\d{1,5}$/.test(delay) || milliseconds > longestDelay) {
      return refuseValue('Force-Delay', delay, operation, [`0 to ${longestDelay} (milliseconds)`]);
    }
    force.delay = milliseconds;
  }
  if (fault !== undefined) {
    const allowed = faults.filter((name) => sealed || name !== 'bad-sign');
    if (!isFault(fault) || !allowed.includes(fault)) return refuseValue('Force-Fault', fault, operation, allowed);
    force.fault = fault;
  }
  return force;
}

function refuseValue(header: ForceHeader, value: string, operation: OperationFacts, allowed: readonly string[]): Force {
  return refuse(`${header}: ${operation.id} does not support '${value}' here; use one of ${allowed.join(', ')}.`);
}

function refuse(message: string): Force {
  return { answer: { code: 400, message, errorMessage: message } };
}
