import type { RaThemeOptions } from 'react-admin';
import { type Scheme, tokens } from './tokens';
import './surfaces.css';

/** In rem, so that the text follows the user's font size. */
const type = (size: number, line: number) => ({
  fontSize: `${size / 16}rem`,
  lineHeight: line / size,
  letterSpacing: 'normal',
});

/** For dialogs, drawers, popovers, tooltips and charts. More of it is in surfaces.css. */
const themeOf = (scheme: Scheme): RaThemeOptions => {
  const t = tokens[scheme];
  return {
    palette: {
      mode: scheme,
      primary: { main: t.primary, contrastText: t.primaryContrast },
      text: { primary: t.text, secondary: t.secondary },
      background: { default: t.page, paper: t.surface },
      divider: t.hairline,
    },
    typography: { fontFamily: t.fontFamily, fontSize: 14, body1: type(14, 20), caption: type(12, 16) },
    shape: { borderRadius: Number.parseInt(t.radiusControl) },
    // Only floating elements (menus and dialogs, elevation 6 and more) have a shadow; others have borders.
    shadows: Array.from({ length: 25 }, (_, elevation) => (elevation < 6 ? 'none' : t.shadow)) as NonNullable<
      RaThemeOptions['shadows']
    >,
    transitions: { duration: { shorter: 120, enteringScreen: 180, leavingScreen: 120 } },
    components: {
      MuiDialog: {
        styleOverrides: { paper: { borderRadius: t.radiusCard, border: `1px solid ${t.hairline}` } },
      },
      MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
    },
  };
};

export const lightTheme: RaThemeOptions = themeOf('light');
export const darkTheme: RaThemeOptions = themeOf('dark');
