import type { Components, Theme } from '@mui/material/styles';
import { choices } from '../../i18n/theme';
import { textFieldSlots } from './textFieldParts';
import type { Tokens } from './tokens';
import './inputs.css';

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
      openText: choices.open,
      closeText: choices.close,
      clearText: choices.clear,
    },
    styleOverrides: {
      paper: { border: `1px solid ${t.hairline}`, boxShadow: t.shadow },
      option: { minHeight: 36 },
    },
  },
  // The value of an empty input stays '' instead of null, no space is reserved for a helper text, and the browser does not
  // autofill the user's own data.
  RaTextInput: {
    defaultProps: { parse: (text: string) => text, helperText: false, autoComplete: 'off' },
  },
  RaSelectInput: { defaultProps: { margin: 'none', helperText: false, translateChoice: false } },
  MuiFormControlLabel: { styleOverrides: { label: { '&.Mui-disabled': { color: t.secondary } } } },
});

const surfaces = (t: Tokens): Components<Theme> => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: { border: `1px solid ${t.hairline}` } } },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '6px 12px',
        borderRadius: 6,
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: t.radiusCard, border: `1px solid ${t.hairline}` } },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 8px' } } },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '8px 24px 16px',
        '& > .MuiDialogContentText-root:has(+ form:empty)': { marginBottom: 0 },
      },
    },
  },
  MuiDialogContentText: { styleOverrides: { root: { marginBottom: 12, color: t.secondary } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        padding: '12px 24px 20px',
        flexWrap: 'wrap',
        gap: 8,
        // Buttons share a line where they fit, so only a button that is wider than the dialog wraps its text.
        '& > button': { whiteSpace: 'normal' },
      },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { marginBlock: 8 } } },
  MuiDrawer: { styleOverrides: { paper: { borderColor: t.hairline } } },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 400 },
    styleOverrides: {
      tooltip: {
        padding: '6px 10px',
        borderRadius: 6,
        fontSize: '0.75rem',
        lineHeight: 16 / 12,
        fontWeight: 500,
        backgroundColor: t.text,
        color: t.surface,
      },
      arrow: { color: t.text },
    },
  },
});

/** Returns the default props and styles of MUI's components for the tokens of a scheme. */
export const componentsOf = (t: Tokens): Components<Theme> => ({
  ...buttons(t),
  ...inputs(t),
  ...surfaces(t),
});
