import { appendFileSync, closeSync, fchmodSync, openSync } from 'node:fs';
import { StartRefused } from '../start.ts';
import type { RecordedCall } from './record-calls.ts';

/** Appends calls to a file, one line of JSON each. Only its owner may read it, because it shows what people did. */
export function openRecording(path: string, report: (line: string) => void): (call: RecordedCall) => void {
  try {
    const file = openSync(path, 'a', 0o600);
    // An existing file may be readable by others.
    fchmodSync(file, 0o600);
    closeSync(file);
  } catch (error) {
    throw new StartRefused(`${path} cannot be written (${(error as Error).message}): name another file to record to.`);
  }
  let isReported = false;
  return (call) => {
    try {
      appendFileSync(path, `${JSON.stringify(call)}\n`);
    } catch (error) {
      // Calls continue; a recording with a gap reports it once.
      if (!isReported) report(`${path} cannot be written any more, and lacks calls: ${(error as Error).message}`);
      isReported = true;
    }
  };
}
