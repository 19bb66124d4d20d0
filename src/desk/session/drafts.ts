/** Unsent replies by staff member and chat. They outlive the page of the chats, but no reload and no logout. */
const drafts = new Map<string, string>();

interface Place {
  memberId: string;
  chatId: string;
}

const keyOf = ({ memberId, chatId }: Place) => `${memberId} ${chatId}`;

export function readDraft(place: Place): string {
  return drafts.get(keyOf(place)) ?? '';
}

export function saveDraft(place: Place, text: string): void {
  if (text === '') drafts.delete(keyOf(place));
  else drafts.set(keyOf(place), text);
  // Only while there is a draft: this listener disables the back/forward cache.
  if (drafts.size > 0) addEventListener('beforeunload', holdPage);
  else removeEventListener('beforeunload', holdPage);
}

export function hasDrafts(): boolean {
  return drafts.size > 0;
}

export function discardDrafts(): void {
  drafts.clear();
  removeEventListener('beforeunload', holdPage);
}

/** Shows the browser’s own confirmation. */
function holdPage(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
