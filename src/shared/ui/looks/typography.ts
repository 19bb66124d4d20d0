import type { Components, Theme } from '@mui/material/styles';

/** The text colour for a palette colour on a neutral background. */
const tones = {
  primary: ['action', 'action-soft'],
  secondary: ['signal-strong', 'signal-soft'],
  success: ['positive', 'positive-soft'],
  warning: ['caution', 'caution-soft'],
  error: ['negative', 'negative-soft'],
} as const;

export const words: Components<Theme> = {
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
