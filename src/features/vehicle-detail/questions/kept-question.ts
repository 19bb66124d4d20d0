import { readSession, writeSession } from '../../../app/stored-state.ts';

const item = 'question';

/** What was typed about a vehicle before a login, which loads the page anew. */
export function readKeptQuestion(vehicleId: string): string {
  try {
    const kept = JSON.parse(readSession(item) ?? 'null') as { vehicleId: string; text: string } | null;
    return kept?.vehicleId === vehicleId ? kept.text : '';
  } catch {
    return '';
  }
}

export function keepQuestion(vehicleId: string, text: string): void {
  writeSession(item, text === '' ? undefined : JSON.stringify({ vehicleId, text }));
}
