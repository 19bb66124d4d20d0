import createCache, { type EmotionCache } from '@emotion/cache';

let cache: EmotionCache | undefined;

/** The one place that components' styles are written by, with the nonce that the page's policy asks of them. */
export function openStyleCache(): EmotionCache {
  const nonce = readNonce(document);
  cache ??= createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });
  return cache;
}

/** The nonce that the page was served with. Browsers hide the attribute, and tell it to scripts of the page alone. */
function readNonce(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
