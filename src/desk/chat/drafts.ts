/** Drafts by chat, so that switching chats loses nothing. */
const drafts = new Map<string, string>();

export function readDraft(id: string): string {
  return drafts.get(id) ?? '';
}

export function saveDraft(id: string, text: string): void {
  if (text === '') drafts.delete(id);
  else drafts.set(id, text);
}
