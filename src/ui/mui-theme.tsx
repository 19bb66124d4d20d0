import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { useLanguage } from '../i18n/use-formats.ts';
import { createSiteTheme } from './theme.ts';

/**
 * Gives the component library its theme. It surrounds the screens and popups that use it, not the page: the first pages
 * do without it, and without its weight.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const [theme] = useState(() => createSiteTheme(language));
  return (
    <CacheProvider value={openStyleCache()}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

let cache: EmotionCache | undefined;

/** The one place that components' styles are written by, with the nonce that the page's policy asks of them. */
function openStyleCache(): EmotionCache {
  const nonce = readNonce(document);
  cache ??= createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });
  return cache;
}

/** The nonce that the page was served with. Browsers hide the attribute, and tell it to scripts of the page alone. */
function readNonce(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
