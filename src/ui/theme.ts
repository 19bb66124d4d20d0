import { createTheme, type Theme } from '@mui/material/styles';
import type { Language } from '../../wire/language.ts';

/** The colours of `tokens.css` that the component library computes with; a test keeps the two the same. */
export const colours = {
  paper: '#f6f3ec',
  surface: '#ffffff',
  ink: '#17211f',
  inkSoft: '#55605d',
  line: '#dfd8c9',
  action: '#0e4a47',
  actionStrong: '#08322f',
  signal: '#a15000',
  signalStrong: '#8a4300',
  positive: '#1c6a3b',
  caution: '#825300',
  negative: '#a32a22',
} as const;

export function createSiteTheme(language: Language): Theme {
  const lineHeight = language === 'en' ? 1.5 : 1.7;
  return createTheme({
    cssVariables: true,
    palette: {
      mode: 'light',
      background: { default: colours.paper, paper: colours.surface },
      text: { primary: colours.ink, secondary: colours.inkSoft },
      divider: colours.line,
      primary: { main: colours.action, dark: colours.actionStrong, contrastText: '#ffffff' },
      secondary: { main: colours.signal, dark: colours.signalStrong, contrastText: '#ffffff' },
      success: { main: colours.positive },
      warning: { main: colours.caution },
      error: { main: colours.negative },
    },
    shape: { borderRadius: 7 },
    zIndex: { modal: 3000, snackbar: 3100, tooltip: 3200 },
    transitions: { duration: { enteringScreen: 200, leavingScreen: 160 } },
    typography: {
      fontFamily: 'var(--sans)',
      fontWeightRegular: 400,
      fontWeightMedium: 600,
      fontWeightBold: 600,
      button: { textTransform: 'none', fontWeight: 600, fontSize: 'var(--text-body)' },
      body1: { fontSize: 'var(--text-body)', lineHeight },
      body2: { fontSize: 'var(--text-small)', lineHeight },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiDialog: { styleOverrides: { paper: { borderRadius: '0.625rem' } } },
      MuiOutlinedInput: { styleOverrides: { root: { backgroundColor: colours.surface } } },
    },
  });
}
