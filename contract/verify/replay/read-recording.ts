import { readFile } from 'node:fs/promises';
import type { RecordedCall } from '#wire/host/proxy/record-calls.ts';
import { SetupProblem } from '../target/options.ts';

/** The calls of a recording, in the order of their answers. */
export async function readRecording(path: string): Promise<RecordedCall[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new SetupProblem(`--replay: ${path} cannot be read: ${error.message}`);
  });
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]));
  if (lines.length === 0)
    throw new SetupProblem(`--replay: ${path} has no calls; wire:proxy --record FILE writes them.`);
  return lines.map(({ line, number }) => {
    const call = parse(line);
    if (!isRecordedCall(call)) throw new SetupProblem(`--replay: line ${number} of ${path} is not a recorded call.`);
    return call;
  });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isRecordedCall(value: unknown): value is RecordedCall {
  const { operation, answer } = Object(value) as Partial<RecordedCall>;
  return typeof operation === 'string' && Number.isInteger((Object(answer) as { code?: unknown }).code);
}
