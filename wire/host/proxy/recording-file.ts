import { appendFileSync, closeSync, fchmodSync, openSync } from 'node:fs';
import { StartRefused } from '../start.ts';
import type { RecordedCall } from './record-calls.ts';

/** Appends calls to a file, a line of JSON each, which only its owner may read: they are what people did. */
export function openRecording(path: string, report: (line: string) => void): (call: RecordedCall) => void {
  try {
    const file = openSync(path, 'a', 0o600);
    // One that is there already may be open to others.
    fchmodSync(file, 0o600);
    closeSync(file);
  } catch (error) {
    throw new StartRefused(`${path} cannot be written (${(error as Error).message}): name another file to record to.`);
  }
  let isTold = false;
  return (call) => {
    try {
      appendFileSync(path, `${JSON.stringify(call)}\n`);
    } catch (error) {
      // Calls go on; a recording with a hole says so once.
      if (!isTold) report(`${path} cannot be written any more, and lacks calls: ${(error as Error).message}`);
      isTold = true;
    }
  };
}
