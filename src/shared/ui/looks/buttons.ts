import type { Components, Theme } from '@mui/material/styles';

/** The button's gap separates icon and text, and the icon sets its own size. */
const buttonIcon = { margin: 0, '& > *:nth-of-type(1)': { fontSize: 'inherit' } };

// Sizes are in rem, which scales the whole page.
export const buttons: Components<Theme> = {
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
      // A disabled button keeps its colour, only fainter.
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
