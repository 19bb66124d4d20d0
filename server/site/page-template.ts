import { randomBytes } from 'node:crypto';
import type { Discovery } from '../wire/discovery.ts';

export interface Page {
  html: string;
  nonce: string;
}

/** Stands for the nonce in the page; made anew at each start, so that nothing in the page can be taken for it. */
const placeholder = `nonce-${randomBytes(16).toString('hex')}`;

/** Prepares the built page once, and answers it with a fresh nonce each time. */
export function preparePage(html: string, envelope: Discovery): () => Page {
  // A closing tag inside the JSON would end the element that holds it.
  const settings = JSON.stringify({ baseUrl: '/api', envelope }).replaceAll('<', '\\u003c');
  const parts = html
    .replaceAll(/<(script|style|link)(?=[\s>])/g, `<$1 nonce="${placeholder}"`)
    // Where Vite's loader and `src/ui/style-cache.ts` look for it.
    .replace('</head>', `<meta property="csp-nonce" nonce="${placeholder}" />\n  </head>`)
    .replace('<!--settings-->', () => settings)
    .split(placeholder);
  return () => {
    const nonce = randomBytes(16).toString('base64');
    return { html: parts.join(nonce), nonce };
  };
}
