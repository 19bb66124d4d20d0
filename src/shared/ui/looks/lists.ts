import type { Components, Theme } from '@mui/material/styles';

/** An item of a vertical list, to choose or to open. */
const row = {
  gap: '0.625rem',
  minHeight: 'max(2.5rem, var(--thumb))',
  padding: '0.375rem 0.75rem',
  borderRadius: 'var(--radius-small)',
} as const;

export const lists: Components<Theme> = {
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
