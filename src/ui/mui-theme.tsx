import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../i18n/use-formats.ts';
import { openStyleCache } from './style-cache.ts';
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
