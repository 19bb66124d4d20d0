/** A click or input before hydration. A script in `index.html` records it. */
interface EarlyUse {
  element: HTMLElement;
  /** The text, choice or checkbox state; undefined for a button. */
  value?: string | boolean;
}

declare global {
  interface Window {
    preHydrationInput?: EarlyUse[] | undefined;
  }
}

/** Replays the recorded input after hydration in its order, and ends the recording. */
export function replayInput(page: Window = window): void {
  const uses = page.preHydrationInput ?? [];
  page.preHydrationInput = undefined;
  for (const { element, value } of uses) {
    if (!element.isConnected) continue;
    if (typeof value === 'string') write(element as HTMLInputElement | HTMLSelectElement, value);
    else if (typeof value === 'boolean') tick(element as HTMLInputElement, value);
    else element.click();
  }
}

/** React ignores a value that equals its own, so it is set without React noticing. */
function write(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const isSelect = field.tagName === 'SELECT';
  if (!isSelect) field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}

/** Restores the checkbox to its earlier state, so that the replayed click toggles it correctly. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}
