/** What was pressed or written before the page was taken over. A script in `index.html` notes it. */
export interface EarlyUse {
  element: HTMLElement;
  /** What was written or chosen; nothing where it was pressed. */
  value?: string;
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
    if (value === undefined) element.click();
    else write(element as HTMLInputElement | HTMLSelectElement, value);
  }
}

/** React hears of a value only if it is another than the one that React knows, so it is set behind React's back. */
function write(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const isSelect = field.tagName === 'SELECT';
  if (!isSelect) field.value = '';
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}
