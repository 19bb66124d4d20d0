/** Markup that is inserted without escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** Builds markup from values, which are escaped unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = parts.map(write);
  return new Html(strings.map((text, index) => text + (written[index] ?? '')).join(''));
}

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return part.map(({ text }) => text).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

const nothing = new Html('');

export function when(condition: boolean, markup: () => Html): Html {
  return condition ? markup() : nothing;
}

/** Renders a text of the contract, with names in backquotes. */
export function prose(text: string): Html {
  return html`${text
    .trim()
    .split('`')
    .map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`;
}
