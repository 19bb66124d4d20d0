/** The device whose user agent the browser sends. */
export type Device = 'desktop' | 'phone';

/** A browser other than Chromium, with one page. */
export interface Engine {
  name: string;
  /** Errors that the page has thrown, as far as the engine reports them. */
  faults: readonly string[];
  open: (address: string, size: Size) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page, which can use nothing but its arguments. The result is serialized as JSON. */
  evaluate: <Result>(script: (...args: string[]) => Result, ...args: string[]) => Promise<Result>;
  /** Clicks a visible element, as a person would. */
  press: (place: Place) => Promise<void>;
  write: (place: Place, text: string) => Promise<void>;
  /** Chooses an option of a list by its value. */
  choose: (place: Place, value: string) => Promise<void>;
  /** Sets the file of a file input. */
  attach: (place: Place, file: string) => Promise<void>;
  /** A screenshot of the window, as a PNG. */
  draw: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** An element by role and name; without a name, the first of its role. */
export interface Place {
  role: 'link' | 'button' | 'textbox' | 'checkbox' | 'combobox' | 'tab' | 'file';
  name?: string;
}

/** In the page: finds a clickable element by role and name, and scrolls it to the middle of the window. */
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
    // Required fields have an asterisk after their name.
    return text.replace(/[\s*\u200B]+$/, '').trim();
  };
  // File inputs are hidden; a button opens them.
  const isInReach = (element: Element): boolean =>
    (role === 'file' || element.getClientRects().length > 0) && !element.closest('[aria-hidden="true"], [inert]');
  const found = [...document.querySelectorAll(selectors[role])].filter(isInReach);
  const place = found.find((element) => name === undefined || nameOf(element) === name) ?? null;
  // A sticky bar would cover elements at the edge.
  if (place && role !== 'file') place.scrollIntoView({ block: 'center', behavior: 'instant' });
  return place;
}

/** A page that moves the focus during typing would split the text between fields. */
export function expectWritten(value: string, text: string): void {
  if (value !== text) throw new Error(`'${value}' stands where '${text}' was written.`);
}
