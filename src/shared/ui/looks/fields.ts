import type { Components, Theme } from '@mui/material/styles';

const tick = { padding: '0.125rem', color: 'var(--ink-soft)', '& svg': { fontSize: '1.375rem' } } as const;

export const fields: Components<Theme> = {
  MuiInputBase: {
    // These styles detect autofill for a floating label. Our labels do not float, and each field would insert the styles
    // again.
    defaultProps: { disableInjectingGlobalStyles: true },
    // The whole frame is clickable.
    styleOverrides: { input: { boxSizing: 'border-box', minHeight: 'var(--thumb)' } },
  },
  MuiTextField: { defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } } },
  // The label is above its field and never moves.
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
        // Below this size, phones zoom into the page.
        '@media (max-width: 767px)': { fontSize: '1rem' },
      },
      // The text area has the same padding as a single-line field.
      multiline: { padding: 0 },
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
  // As high as the fields beside it.
  MuiAutocomplete: {
    styleOverrides: {
      root: { '& .MuiOutlinedInput-root': { paddingBlock: 0 } },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // A long option ends before the arrow, not below it.
      select: { '&&&': { paddingRight: '2.25rem' } },
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
