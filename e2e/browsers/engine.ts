/** What a browser is, by what it says of itself. */
export type Device = 'desktop' | 'phone';

/** A browser other than Chromium, with one page. */
export interface Engine {
  name: string;
  /** What the page has thrown so far, as far as the engine tells. */
  faults: readonly string[];
  open: (address: string, size: Size) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page, which knows nothing but its arguments. Its result travels as JSON. */
  evaluate: <Result>(script: (...args: string[]) => Result, ...args: string[]) => Promise<Result>;
  /** Presses what stands at a place, as a person would. */
  press: (place: Place) => Promise<void>;
  write: (place: Place, text: string) => Promise<void>;
  /** Chooses an option of a list by its value. */
  choose: (place: Place, value: string) => Promise<void>;
  /** Hands a file to a chooser of files. */
  attach: (place: Place, file: string) => Promise<void>;
  /** What the window shows, as a PNG. */
  draw: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** Something on the page, by what it is and what it is called; without a name the first of its kind. */
export interface Place {
  role: 'link' | 'button' | 'textbox' | 'checkbox' | 'combobox' | 'tab' | 'file';
  name?: string;
}

/** In the page: what stands at a place and can be pressed now, brought to the middle of the window. */
export function findPlace({ role, name }: Place): Element | null {
  const selectors = {
    link: 'a[href]',
    button: 'button, [role="button"]',
    textbox: 'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), textarea',
    checkbox: 'input[type="checkbox"]',
    combobox: 'select',
    tab: '[role="tab"]',
    file: 'input[type="file"]',
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const named = [...ids.map((id) => document.getElementById(id)), ...labels].map((part) => part?.textContent ?? '');
    const text = element.getAttribute('aria-label') ?? (named.join(' ') || (element.textContent ?? ''));
    // A field that must be filled in has a star behind its name.
    return text.replace(/[\s*\u200B]+$/, '').trim();
  };
  // A chooser of files is seen by nobody: a button opens it.
  const isInReach = (element: Element): boolean =>
    (role === 'file' || element.getClientRects().length > 0) && !element.closest('[aria-hidden="true"], [inert]');
  const found = [...document.querySelectorAll(selectors[role])].filter(isInReach);
  const place = found.find((element) => name === undefined || nameOf(element) === name) ?? null;
  // A bar that stays in reach would lie over what is at the edge.
  if (place && role !== 'file') place.scrollIntoView({ block: 'center', behavior: 'instant' });
  return place;
}

/** A page that moves the focus while somebody writes leaves a part of the text elsewhere. */
export function expectWritten(value: string, text: string): void {
  if (value !== text) throw new Error(`'${value}' stands where '${text}' was written.`);
}
