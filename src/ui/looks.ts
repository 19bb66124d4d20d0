import type { Components, Theme } from '@mui/material/styles';

type Parts = Components<Theme>;

const surfaces: Parts = {
  // What floats has a shadow in both schemes, and no lighter ground in the dark one.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    // The focus begins on the whole of it, which needs no ring.
    styleOverrides: {
      paperFullScreen: { borderRadius: 0 },
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
        minWidth: 'var(--thumb)',
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
      sizeSmall: {
        minHeight: 'max(2.25rem, var(--thumb))',
        padding: '0.25rem 0.875rem',
        fontSize: 'var(--text-small)',
      },
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
      root: {
        minWidth: 'var(--thumb)',
        minHeight: 'var(--thumb)',
        borderRadius: 'var(--radius)',
        color: 'inherit',
        '&:hover': { backgroundColor: 'var(--action-soft)' },
      },
    },
  },
};

const tick = { padding: '0.125rem', color: 'var(--ink-soft)', '& svg': { fontSize: '1.375rem' } } as const;

const fields: Parts = {
  // The whole of its frame takes the press.
  MuiInputBase: { styleOverrides: { input: { boxSizing: 'border-box', minHeight: 'var(--thumb)' } } },
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
        '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-soft)' },
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
      root: { alignItems: 'flex-start', minHeight: 'var(--thumb)', margin: '0 0 0 -0.125rem' },
      label: { padding: '0.125rem 0 0 0.375rem', fontSize: 'var(--text-small)', lineHeight: 'inherit' },
    },
  },
  MuiCheckbox: { styleOverrides: { root: tick } },
  MuiRadio: { styleOverrides: { root: tick } },
};

/** One of several things below each other, to choose or to go to. */
const row = {
  gap: '0.625rem',
  minHeight: 'max(2.5rem, var(--thumb))',
  padding: '0.375rem 0.75rem',
  borderRadius: 'var(--radius-small)',
} as const;

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
        ...row,
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
  MuiListItemButton: {
    styleOverrides: {
      root: {
        ...row,
        '&:hover, &.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--action-soft)' },
        '&.Mui-selected': { color: 'var(--action)', fontWeight: 600 },
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        '&:focus-visible': { outlineOffset: '-3px' },
      },
    },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        color: 'var(--ink-soft)',
        fontSize: 'var(--text-small)',
        fontWeight: 600,
        lineHeight: 'inherit',
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      ellipsis: { display: 'grid', placeItems: 'center' },
      root: {
        minWidth: 'max(2.5rem, var(--thumb))',
        height: 'max(2.5rem, var(--thumb))',
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

/** What a colour of the library is on a quiet ground. */
const tones = {
  primary: ['action', 'action-soft'],
  secondary: ['signal-strong', 'signal-soft'],
  success: ['positive', 'positive-soft'],
  warning: ['caution', 'caution-soft'],
  error: ['negative', 'negative-soft'],
} as const;

const words: Parts = {
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: '1.625rem',
        borderRadius: 'var(--radius-small)',
        backgroundColor: 'var(--paper-deep)',
        color: 'var(--ink-soft)',
        fontSize: 'var(--text-small)',
        fontWeight: 600,
      },
      label: { padding: '0.125rem 0.625rem' },
      outlined: {
        minHeight: 'max(2.25rem, var(--thumb))',
        borderRadius: '1.375rem',
        borderColor: 'var(--line-strong)',
        color: 'var(--ink)',
        fontWeight: 400,
        '&, &.MuiChip-clickable:hover, &.MuiChip-clickable.Mui-focusVisible': { backgroundColor: 'var(--surface)' },
        '&.MuiChip-clickable:hover': { borderColor: 'var(--action)' },
      },
    },
    variants: Object.entries(tones).map(([color, [text, ground]]) => ({
      props: { color: color as keyof typeof tones, variant: 'filled' },
      style: { backgroundColor: `var(--${ground})`, color: `var(--${text})` },
    })),
  },
  MuiBadge: {
    styleOverrides: {
      badge: { minWidth: '1.125rem', height: '1.125rem', padding: '0 0.25rem', fontSize: '0.75rem', fontWeight: 600 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: '2.75rem', borderBottom: '1px solid var(--line)' },
      indicator: { height: '3px', pointerEvents: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        maxWidth: 'none',
        minHeight: '2.75rem',
        padding: '0.5rem 1rem',
        color: 'var(--ink-soft)',
        fontSize: 'inherit',
        fontWeight: 400,
        lineHeight: 'inherit',
        '&:hover': { color: 'var(--action)' },
        '&.Mui-selected': { fontWeight: 600 },
        '&:focus-visible': { outlineOffset: '-3px' },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '0.625rem 1rem',
        borderBottom: 0,
        borderTop: '1px solid var(--line)',
        color: 'inherit',
        fontSize: 'inherit',
        fontWeight: 'inherit',
        lineHeight: 'inherit',
        textAlign: 'start',
      },
      head: { borderTop: 0 },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { alignItems: 'center', borderRadius: 'var(--radius)', fontSize: 'inherit', lineHeight: 'inherit' },
      icon: { color: 'inherit', padding: 0, opacity: 1 },
      action: { padding: 0, marginRight: 0 },
      outlined: {
        padding: '0.375rem 1.25rem 0.375rem 0.875rem',
        borderColor: 'var(--line)',
        borderLeft: '4px solid currentcolor',
        backgroundColor: 'var(--surface)',
      },
    },
    variants: (['success', 'warning', 'error'] as const).flatMap((severity) => [
      { props: { severity, variant: 'outlined' }, style: { color: `var(--${tones[severity][0]})` } },
      {
        props: { severity, variant: 'standard' },
        style: { color: `var(--${tones[severity][0]})`, backgroundColor: `var(--${tones[severity][1]})` },
      },
    ]),
  },
  MuiLink: { styleOverrides: { root: { textDecorationColor: 'inherit' } } },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: { root: { backgroundColor: 'var(--paper-deep)' } },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { height: '0.375rem', borderRadius: '0.1875rem', backgroundColor: 'var(--line)' } },
  },
};

export const looks: Parts = { ...surfaces, ...buttons, ...fields, ...lists, ...words };
