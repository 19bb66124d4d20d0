/** What was pressed or written before the page was taken over. A script in `index.html` notes it. */
interface EarlyUse {
  element: HTMLElement;
  /** What was written, chosen or ticked; nothing where a button was pressed. */
  value?: string | boolean;
}

declare global {
  interface Window {
    earlyUse?: EarlyUse[] | undefined;
  }
}

/** Repeats it on the page that has been taken over, in its order, and ends the noting. */
export function repeatEarlyUse(page: Window = window): void {
  const uses = page.earlyUse ?? [];
  page.earlyUse = undefined;
  for (const { element, value } of uses) {
    if (!element.isConnected) continue;
    if (typeof value === 'string') write(element as HTMLInputElement | HTMLSelectElement, value);
    else if (typeof value === 'boolean') tick(element as HTMLInputElement, value);
    else element.click();
  }
}

/** React hears of a value only if it is another than the one that React knows, so it is set behind React's back. */
function write(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const isSelect = field.tagName === 'SELECT';
  if (!isSelect) field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}

/** The press does what it would have done, from where the box stood before. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}
