import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { GlobalStyles, ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import type { Language } from '#wire/language.ts';
import { useLanguage } from '../i18n/use-formats.ts';
import { createSiteTheme, type SiteTheme as Theme } from './theme.ts';

interface StyleSheet {
  [name: string]: string | number | StyleSheet;
}

interface SiteThemeProps {
  /** Where the components' styles are inserted; the server has one per page. */
  styles: EmotionCache;
  children: ReactNode;
}

/** Provides the component library's theme to the whole site. */
export function SiteTheme({ styles, children }: SiteThemeProps) {
  const theme = themeOf(useLanguage());
  return (
    <CacheProvider value={styles}>
      {/*
        The scheme follows the system by CSS alone. The library's own provider also keeps a choice of scheme, for which it
        brings three kilobytes and draws the page a second time.
      */}
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
      <GlobalStyles styles={schemesOf(theme)} />
    </CacheProvider>
  );
}

/** Of components and elevations that neither app has: a third of all variables. */
const unused =
  /^--mui-(?:palette-(?:AppBar|Avatar|FilledInput|Slider|Snackbar|SpeedDial|Step|Tooltip|grey)|overlays-(?!(?:[018]|16|24)$))/;

/** The variables of each scheme. The first sheet has those of neither, whose values every use of them contains as well. */
function schemesOf(theme: Theme) {
  const [, ...schemes] = theme.generateStyleSheets();
  return schemes.map(withoutUnused);
}

function withoutUnused(sheet: StyleSheet): StyleSheet {
  return Object.fromEntries(
    Object.entries(sheet)
      .filter(([name]) => !unused.test(name))
      .map(([name, value]) => [name, typeof value === 'object' ? withoutUnused(value) : value]),
  );
}

const themes = new Map<Language, Theme>();

/** A theme never changes, so all pages of a server share it. */
function themeOf(language: Language): Theme {
  const theme = themes.get(language) ?? createSiteTheme(language);
  themes.set(language, theme);
  return theme;
}

/**
 * When loaded, the style engine creates a cache named `css` and moves all styles of that name behind the style sheets. Ours
 * needs another name, or the page would be restyled until `openStyles` is called.
 */
const key = 'mui';

/** The only prefix that our browsers still need. The library's own prefixes make a page's styles a seventh larger. */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

const colour = /var\((--mui-palette-[\w-]+), (?:[^()]|\([^()]*\))*\)/g;

/** The library repeats a colour's value in each use of its variable, in case there is none. Every page has ours. */
const withoutDefaults: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !element.value.includes('var(--mui-palette-')) return;
  element.return = element.value.replace(colour, (use, name: string) => (unused.test(name) ? use : `var(${name})`));
};

const options = { key, stylisPlugins: [prefixUserSelect, withoutDefaults] };

/** The only insertion point for components' styles. */
export function openStyles(): EmotionCache {
  // Before the style sheets, which override the library.
  return createCache({ ...options, prepend: true });
}

/** Collects the styles of one page on the server, for `readStyles`. */
export function gatherStyles(): EmotionCache {
  const styles = createCache(options);
  // Otherwise each component would insert a style element of its own.
  styles.compat = true;
  return styles;
}

/** A style element of a rendered page, with the name that hydration expects. */
export interface StyleElement {
  name: string;
  css: string;
}

/** The styles of a rendered page's components. */
export function readStyles({ inserted, registered }: EmotionCache): StyleElement[] {
  const all = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isOfClass = ([id]: [string, string]) => registered[`${key}-${id}`] !== undefined;
  const ofClasses = all.filter(isOfClass);
  return [
    ...all.filter((entry) => !isOfClass(entry)).map(([id, css]) => ({ name: `${key}-global ${id}`, css })),
    { name: [key, ...ofClasses.map(([id]) => id)].join(' '), css: ofClasses.map(([, css]) => css).join('') },
  ];
}
