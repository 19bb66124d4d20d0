import { createTheme, type ColorSystemOptions, type Components, type Theme } from '@mui/material/styles';
import type { Language } from '../../wire/language.ts';

/** The colours of `tokens.css` that the component library computes with, in each scheme; a test keeps the two the same. */
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
      // The signal: the single most important action of a screen.
      secondary: { main: of.signal, dark: of.signalStrong, contrastText: of.onSignal },
      success: { main: of.positive },
      warning: { main: of.caution },
      error: { main: of.negative },
    },
  };
}

export function createSiteTheme(language: Language): Theme {
  const lineHeight = language === 'en' ? 1.5 : 1.7;
  return createTheme({
    // The scheme is chosen by the style sheet, so that it is right before any script runs.
    cssVariables: { colorSchemeSelector: 'media' },
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
    components: { ...surfaces, ...buttons, ...fields, ...lists },
  });
}

type Parts = Components<Theme>;

const surfaces: Parts = {
  // What floats has a shadow in both schemes, and no lighter ground in the dark one.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    // The focus begins on the whole of it, which needs no ring.
    styleOverrides: {
      paper: { borderRadius: '0.625rem', '&:focus-visible': { outline: 'none' } },
      container: { '&:focus-visible': { outline: 'none' } },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } } } },
};

/** The gap of the button stands between icon and text, and the icon says its size itself. */
const buttonIcon = { margin: 0, '& > *:nth-of-type(1)': { fontSize: 'inherit' } };

// Sizes are in rem, by which the whole page is scaled.
const buttons: Parts = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        gap: '0.5rem',
        minWidth: 0,
        minHeight: '2.75rem',
        padding: '0.5rem 1.25rem',
        borderRadius: 'var(--radius)',
        textAlign: 'center',
        '&.Mui-disabled': { opacity: 0.55, cursor: 'default' },
      },
      outlined: {
        borderColor: 'var(--line-strong)',
        backgroundColor: 'var(--surface)',
        '&:hover': { borderColor: 'var(--action)', backgroundColor: 'var(--action-soft)' },
      },
      text: { '&:hover': { backgroundColor: 'var(--action-soft)' } },
      sizeSmall: { minHeight: '2.25rem', padding: '0.25rem 0.875rem', fontSize: 'var(--text-small)' },
      startIcon: buttonIcon,
      endIcon: buttonIcon,
    },
    variants: [
      // What cannot be pressed keeps its colour, and is only fainter.
      {
        props: { variant: 'contained', color: 'primary' },
        style: { '&.Mui-disabled': { backgroundColor: 'var(--action)', color: 'var(--on-action)' } },
      },
      {
        props: { variant: 'contained', color: 'secondary' },
        style: { '&.Mui-disabled': { backgroundColor: 'var(--signal)', color: 'var(--on-signal)' } },
      },
      { props: { variant: 'outlined' }, style: { '&.Mui-disabled': { color: 'var(--action)' } } },
      { props: { variant: 'text' }, style: { '&.Mui-disabled': { color: 'var(--action)' } } },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 'var(--radius)', color: 'inherit', '&:hover': { backgroundColor: 'var(--action-soft)' } },
    },
  },
};

const tick = { padding: '0.125rem', color: 'var(--ink-soft)', '& svg': { fontSize: '1.375rem' } } as const;

const fields: Parts = {
  MuiTextField: { defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } } },
  // The label stands above its field, where it is read before the field and never moves.
  MuiInputLabel: {
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: '0.375rem',
        overflow: 'visible',
        color: 'inherit',
        fontSize: 'var(--text-small)',
        fontWeight: 600,
        lineHeight: 'inherit',
        whiteSpace: 'normal',
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'inherit' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: '2.75rem',
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--surface)',
        fontSize: 'var(--text-body)',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-soft)' },
        '&.Mui-disabled, &:has(input:read-only)': { backgroundColor: 'var(--paper)' },
        // Below this, phones zoom into the page.
        '@media (max-width: 767px)': { fontSize: '1rem' },
      },
      input: {
        height: 'auto',
        padding: '0.5rem 0.875rem',
        lineHeight: 'var(--leading)',
        '&::placeholder': { color: 'var(--ink-soft)', opacity: 1 },
        '&.Mui-disabled, input&:read-only': {
          color: 'var(--ink-soft)',
          WebkitTextFillColor: 'var(--ink-soft)',
        },
      },
      notchedOutline: { top: 0, borderColor: 'var(--line-strong)', '& legend': { display: 'none' } },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      icon: { top: 'calc(50% - 0.625rem)', right: '0.75rem', width: '1.25rem', height: '1.25rem', color: 'inherit' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: '0.375rem 0 0', color: 'var(--ink-soft)', fontSize: 'var(--text-small)', lineHeight: 'inherit' },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { alignItems: 'flex-start', margin: '0 0 0 -0.125rem' },
      label: { padding: '0.125rem 0 0 0.375rem', fontSize: 'var(--text-small)', lineHeight: 'inherit' },
    },
  },
  MuiCheckbox: { styleOverrides: { root: tick } },
  MuiRadio: { styleOverrides: { root: tick } },
};

const lists: Parts = {
  MuiMenu: {
    styleOverrides: {
      paper: { marginTop: '0.375rem', border: '1px solid var(--line)', boxShadow: 'var(--lift)' },
      list: { minWidth: '11rem', padding: '0.375rem' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        gap: '0.625rem',
        minHeight: '2.5rem',
        padding: '0.375rem 0.75rem',
        borderRadius: 'var(--radius-small)',
        '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--action-soft)' },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: 'transparent',
          color: 'var(--action)',
          fontWeight: 600,
        },
        '& svg': { color: 'var(--ink-soft)' },
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      ellipsis: { display: 'grid', placeItems: 'center' },
      root: {
        minWidth: '2.5rem',
        height: '2.5rem',
        margin: 0,
        borderRadius: 'var(--radius)',
        fontSize: 'var(--text-body)',
        '&:hover': { backgroundColor: 'var(--action-soft)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--action)',
          color: 'var(--on-action)',
          fontWeight: 600,
        },
      },
    },
  },
};
