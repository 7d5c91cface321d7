import type { Components, Theme } from '@mui/material/styles';
import { choices } from '../../i18n/theme';
import { autocompleteSlots, textFieldSlots } from './textFieldParts';
import type { Tokens } from './tokens';
import './inputs.css';
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

/** Inputs with the label above a box and the helper text below. Their styles are in inputs.css. */
const inputs = (t: Tokens): Components<Theme> => ({
  // MUI's other variants give the box props for a notch, which a label above the box does not need.
  MuiTextField: { defaultProps: { variant: 'standard', slots: textFieldSlots } },
  MuiSelect: { defaultProps: { variant: 'standard' } },
  MuiAutocomplete: {
    defaultProps: {
      fullWidth: true,
      size: 'small',
      slots: autocompleteSlots,
      openText: choices.open,
      closeText: choices.close,
      clearText: choices.clear,
    },
    styleOverrides: {
      paper: { border: `1px solid ${t.hairline}`, boxShadow: t.shadow },
      option: { minHeight: 36 },
    },
  },
  RaSelectInput: { defaultProps: { margin: 'none', helperText: false, translateChoice: false } },
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
  ...inputs(t),
  ...surfaces(t),
});
