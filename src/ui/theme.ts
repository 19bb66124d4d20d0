import { createTheme, type ThemeOptions } from '@mui/material/styles';

/** Port, paper, ink: colours by their role. Everything else takes them from the theme. */
export const tokens = {
  paper: '#f7f3ea',
  surface: '#ffffff',
  ink: '#1c2426',
  inkSoft: '#55605f',
  line: '#ddd5c4',
  action: '#0e4a47',
  actionDark: '#093431',
  signal: '#a85c00',
  positive: '#1e6b3c',
  caution: '#8a5a00',
  negative: '#a32a22',
} as const;

const systemSans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

const options: ThemeOptions = {
  cssVariables: true,
  palette: {
    mode: 'light',
    background: { default: tokens.paper, paper: tokens.surface },
    text: { primary: tokens.ink, secondary: tokens.inkSoft },
    divider: tokens.line,
    primary: { main: tokens.action, dark: tokens.actionDark, contrastText: '#ffffff' },
    secondary: { main: tokens.signal, contrastText: '#ffffff' },
    success: { main: tokens.positive },
    warning: { main: tokens.caution },
    error: { main: tokens.negative },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: systemSans,
    button: { textTransform: 'none', fontWeight: 600 },
    h1: { fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.25 },
    h2: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 },
  },
};

export const theme = createTheme(options);
