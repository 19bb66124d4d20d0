import { extendTheme, type ColorSystemOptions, type Components, type Theme } from '@mui/material/styles';
import type { Language } from '#wire/language.ts';
import { buttons } from './looks/buttons.ts';
import { fields } from './looks/fields.ts';
import { lists } from './looks/lists.ts';
import { words } from './looks/typography.ts';

const surfaces: Components<Theme> = {
  // Floating surfaces have a shadow in both schemes, and no lighter background in the dark one.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    // The dialog as a whole gets the initial focus, which needs no ring.
    styleOverrides: {
      paperFullScreen: { borderRadius: 0, '&:focus-visible': { borderRadius: 0 } },
      paper: { borderRadius: '0.625rem', '&:focus-visible': { outline: 'none', borderRadius: '0.625rem' } },
      container: { '&:focus-visible': { outline: 'none' } },
    },
  },
  // The buttons align with the text above them.
  MuiDialogActions: { styleOverrides: { root: { padding: '0.5rem 1.5rem 1.25rem' } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } } } },
};

/** The styles of each part of the component library. */
const looks: Components<Theme> = { ...surfaces, ...buttons, ...fields, ...lists, ...words };

/** The colours of `tokens.css` that the component library computes with, in each scheme; a test keeps the two in sync. */
export const colours = {
  light: {
    paper: '#f6f3ec',
    surface: '#ffffff',
    ink: '#17211f',
    inkSoft: '#55605d',
    line: '#dfd8c9',
    action: '#0e4a47',
    actionStrong: '#08322f',
    onAction: '#ffffff',
    signal: '#a15000',
    signalStrong: '#8a4300',
    onSignal: '#ffffff',
    positive: '#1c6a3b',
    caution: '#825300',
    negative: '#a32a22',
  },
  dark: {
    paper: '#101816',
    surface: '#19221f',
    ink: '#ebe7dc',
    inkSoft: '#abb5b0',
    line: '#303b38',
    action: '#84cbc1',
    actionStrong: '#aadfd7',
    onAction: '#06211f',
    signal: '#eea44a',
    signalStrong: '#f5bb72',
    onSignal: '#241500',
    positive: '#7ccb96',
    caution: '#e0b45c',
    negative: '#f29b92',
  },
} as const;

function schemeOf(of: Record<keyof (typeof colours)['light'], string>): ColorSystemOptions {
  return {
    palette: {
      background: { default: of.paper, paper: of.surface },
      text: { primary: of.ink, secondary: of.inkSoft },
      divider: of.line,
      primary: { main: of.action, dark: of.actionStrong, contrastText: of.onAction },
      // The accent colour: the primary action of a screen.
      secondary: { main: of.signal, dark: of.signalStrong, contrastText: of.onSignal },
      success: { main: of.positive },
      warning: { main: of.caution },
      error: { main: of.negative },
    },
  };
}

export type SiteTheme = ReturnType<typeof createSiteTheme>;

export function createSiteTheme(language: Language) {
  const lineHeight = language === 'zh' || language === 'ja' ? 1.7 : 1.5;
  return extendTheme({
    // The scheme is chosen by CSS, so that it is right before any script runs.
    colorSchemeSelector: 'media',
    colorSchemes: { light: schemeOf(colours.light), dark: schemeOf(colours.dark) },
    shape: { borderRadius: 7 },
    zIndex: { modal: 3000, snackbar: 3100, tooltip: 3200 },
    transitions: { duration: { enteringScreen: 200, leavingScreen: 160 } },
    typography: {
      fontFamily: 'var(--sans)',
      fontWeightRegular: 400,
      fontWeightMedium: 600,
      fontWeightBold: 600,
      button: { textTransform: 'none', fontWeight: 600, fontSize: 'var(--text-body)', lineHeight: 1.2 },
      body1: { fontSize: 'var(--text-body)', lineHeight },
      body2: { fontSize: 'var(--text-small)', lineHeight },
    },
    components: looks,
  });
}
