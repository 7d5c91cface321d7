import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from './tokens';
import './surfaces.css';

/** The visible keyboard focus of every control (WCAG 2.4.7, 2.4.11). */
const focusRing = (t: Tokens) => ({ outline: `2px solid ${t.primary}`, outlineOffset: 2 });

const buttons = (t: Tokens): Components<Theme> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing(t) } },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: t.radiusControl, '&:hover': { backgroundColor: t.tint } },
      sizeMedium: { padding: 8 },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: {
        // Padding gives a target of 24 × 24 px (WCAG 2.5.8) in a line of any height.
        display: 'inline-block',
        minWidth: 24,
        paddingBlock: 3,
        marginBlock: -3,
        borderRadius: 4,
        fontWeight: 600,
        '&:focus-visible': focusRing(t),
      },
    },
  },
});

/** Dialogs, menus and tooltips. Most of their styles are in surfaces.css. */
const surfaces = (t: Tokens): Components<Theme> => ({
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: t.radiusCard, border: `1px solid ${t.hairline}` } },
  },
  MuiDialogActions: { defaultProps: { disableSpacing: true } },
  MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
});

/** Returns the default props and styles of MUI's components for the tokens of a scheme. */
export const componentsOf = (t: Tokens): Components<Theme> => ({
  ...buttons(t),
  ...surfaces(t),
});
