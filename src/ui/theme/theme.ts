import type { RaThemeOptions } from 'react-admin';
import { componentsOf } from './themeComponents';
import { type Scheme, tokens } from './tokens';

/** Converts size and line height from pixels to rem, so that the text follows the user's font size. */
const type = (size: number, line: number, fontWeight = 400) => ({
  fontSize: `${size / 16}rem`,
  lineHeight: line / size,
  fontWeight,
  letterSpacing: 'normal',
});

const typography = {
  fontFamily: tokens.light.fontFamily,
  fontSize: 14,
  h6: type(16, 24, 600),
  body1: type(14, 20),
  body2: type(13, 18),
  caption: type(12, 16),
  button: { ...type(14, 20, 600), textTransform: 'none' },
} satisfies RaThemeOptions['typography'];

const filled = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText });

/** Creates the MUI theme of a scheme from the same tokens as the plain CSS (docs/design.md). */
const themeOf = (scheme: Scheme): RaThemeOptions => {
  const t = tokens[scheme];
  const primary = { ...filled(t.primary, t.primaryContrast), dark: t.primaryStrong };
  return {
    palette: {
      mode: scheme,
      primary,
      // react-admin colours some main actions 'secondary'; they get the same colour.
      secondary: primary,
      success: filled(t.success, t.primaryContrast),
      warning: filled(t.warning, t.primaryContrast),
      error: filled(t.error, t.primaryContrast),
      info: filled(t.info, t.primaryContrast),
      text: { primary: t.text, secondary: t.secondary, disabled: t.secondary },
      background: { default: t.page, paper: t.surface },
      divider: t.hairline,
      action: {
        active: t.secondary,
        hover: t.tint,
        selected: t.tint,
        disabled: t.secondary,
        disabledBackground: t.hairline,
      },
    },
    typography,
    shape: { borderRadius: Number.parseInt(t.radiusControl) },
    spacing: 8,
    // Only floating elements (menus and dialogs, elevation 6 and more) have a shadow; others have borders.
    shadows: Array.from({ length: 25 }, (_, elevation) => (elevation < 6 ? 'none' : t.shadow)) as NonNullable<
      RaThemeOptions['shadows']
    >,
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 150,
        standard: 180,
        complex: 180,
        enteringScreen: 180,
        leavingScreen: 120,
      },
    },
    sidebar: { width: 248, closedWidth: 0 },
    components: componentsOf(t),
  };
};

export const lightTheme: RaThemeOptions = themeOf('light');
export const darkTheme: RaThemeOptions = themeOf('dark');
