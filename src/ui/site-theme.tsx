import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { GlobalStyles, ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import type { Language } from '../../wire/language.ts';
import { useLanguage } from '../i18n/use-formats.ts';
import { createSiteTheme, type SiteTheme as Theme } from './theme.ts';

interface SiteThemeProps {
  /** Where the components' styles go; the server has one for each page. */
  styles: EmotionCache;
  children: ReactNode;
}

/** Gives the component library its theme. It surrounds the whole site. */
export function SiteTheme({ styles, children }: SiteThemeProps) {
  const theme = themeOf(useLanguage());
  return (
    <CacheProvider value={styles}>
      {/*
        The scheme follows the system by CSS alone. The library's own provider also keeps a choice of scheme, for which it
        brings three kilobytes and draws the page a second time.
      */}
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
      <GlobalStyles styles={theme.generateStyleSheets()} />
    </CacheProvider>
  );
}

const themes = new Map<Language, Theme>();

/** A theme never changes, so that all pages of a server share it. */
function themeOf(language: Language): Theme {
  const theme = themes.get(language) ?? createSiteTheme(language);
  themes.set(language, theme);
  return theme;
}

/**
 * The style engine makes a cache of its own, named `css`, as soon as it is loaded, and takes all styles of that name behind
 * the style sheets. Ours have another name, or the page would be drawn anew, and otherwise, until `openStyles` is called.
 */
const key = 'mui';

/** The one place that components' styles are written by, with the nonce that the page's policy asks of them. */
export function openStyles(page: Document): EmotionCache {
  const nonce = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  // Before the style sheets, which refine what the library says.
  return createCache({ key, prepend: true, ...(nonce && { nonce }) });
}

/** Gathers the styles of one page on the server, for `readStyles`. */
export function gatherStyles(): EmotionCache {
  const styles = createCache({ key });
  // Otherwise each component would bring a style element of its own.
  styles.compat = true;
  return styles;
}

/** A style element of a rendered page, by the name that the browser's half knows it by. */
export interface StyleElement {
  name: string;
  css: string;
}

/** What a rendered page's components have written. */
export function readStyles({ inserted, registered }: EmotionCache): StyleElement[] {
  const all = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isOfClass = ([id]: [string, string]) => registered[`${key}-${id}`] !== undefined;
  const ofClasses = all.filter(isOfClass);
  return [
    ...all.filter((entry) => !isOfClass(entry)).map(([id, css]) => ({ name: `${key}-global ${id}`, css })),
    { name: [key, ...ofClasses.map(([id]) => id)].join(' '), css: ofClasses.map(([, css]) => css).join('') },
  ];
}
