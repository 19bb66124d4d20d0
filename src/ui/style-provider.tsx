import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';

export interface StyleProviderProps {
  nonce: string | undefined;
  children: ReactNode;
}

/** Gives the styles that components write the nonce that the page's policy asks of them. */
export function StyleProvider({ nonce, children }: StyleProviderProps) {
  const [cache] = useState(() => createCache({ key: 'css', ...(nonce && { nonce }) }));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** The nonce that the page was served with. Browsers hide the attribute, and tell it to scripts of the page alone. */
export function readNonce(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
