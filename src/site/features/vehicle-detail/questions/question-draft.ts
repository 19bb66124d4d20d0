import { readSession, writeSession } from '#shared/state/stored-state.ts';

const item = 'question';

/** The question typed before a login, which reloads the page. */
export function readQuestionDraft(vehicleId: string): string {
  try {
    const kept = JSON.parse(readSession(item) ?? 'null') as { vehicleId: string; text: string } | null;
    return kept?.vehicleId === vehicleId ? kept.text : '';
  } catch {
    return '';
  }
}

export function saveQuestionDraft(vehicleId: string, text: string): void {
  writeSession(item, text === '' ? undefined : JSON.stringify({ vehicleId, text }));
}
