import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { fields } from './fields.ts';
import { lists } from './lists.ts';
import { words } from './typography.ts';

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
export const looks: Components<Theme> = { ...surfaces, ...buttons, ...fields, ...lists, ...words };
