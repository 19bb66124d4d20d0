/** In the page: whether it is hydrated. */
export function isTakenOver(): boolean {
  return window.preHydrationInput === undefined && document.querySelector('main h1') !== null;
}

/** In the page: finds rendering faults that a look at it would show. */
export function readPage() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const inView = [...document.images].filter((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    // A scrolling row is partly hidden by its frame.
    return document.elementsFromPoint(left + width / 2, top + height / 2).includes(image);
  });
  const main = document.querySelector('main');
  return {
    heading: main?.querySelector('h1')?.textContent ?? '',
    prices: (main?.textContent ?? '').match(/(?:USD|JPY) [\d,]+/g)?.length ?? 0,
    isWide: scrollWidth > clientWidth,
    unseen: inView.filter((image) => !image.complete || image.naturalWidth === 0).map(({ src }) => src),
  };
}

/** In the page: which site it is, and the address it shows. */
export function readForm() {
  return { form: document.documentElement.dataset['site'] ?? 'desktop', hash: location.hash };
}

/** In the page: the name of the first vehicle in a list with this badge and this text. */
export function readFirstCard(mark: string, also = ''): string {
  const cards = [...document.querySelectorAll('main article')];
  const card = cards.find(({ textContent }) => textContent?.includes(mark) && new RegExp(also).test(textContent));
  const link = card?.querySelector('a');
  return link?.getAttribute('aria-label') ?? link?.textContent?.trim() ?? '';
}

/** In the page: the options of a list, by its label. */
export function readOptions(label: string): string[] {
  const nameOf = (field: HTMLSelectElement) => [...field.labels].map(({ textContent }) => textContent).join(' ');
  const lists = [...document.querySelectorAll('select')];
  const list = lists.find(
    (field) =>
      nameOf(field)
        .replace(/[\s*\u200B]+$/, '')
        .trim() === label,
  );
  return [...(list?.options ?? [])].map(({ value }) => value).filter((value) => value !== '');
}

/** In the page: the amount next to a text. */
export function readAmount(text: string): string {
  const [, behind = ''] = document.body.innerText.split(text);
  return /(?:USD|JPY) [\d,]+/.exec(behind)?.[0] ?? '';
}

/** In the page: all visible text. */
export function readText(): string {
  return document.body.innerText;
}

/** In the page: whether the favourite button of a vehicle is pressed. */
export function isKept(name: string): boolean {
  const buttons = [...document.querySelectorAll('button[aria-pressed="true"]')];
  return buttons.some((button) => button.textContent === name || button.getAttribute('aria-label') === name);
}

/** In the page: its address. */
export function readAddress(): string {
  return location.href;
}
