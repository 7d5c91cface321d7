import { useTranslate } from 'ra-core';
import { palette } from '../../../i18n/layout/palette';

/**
 * The words of the palette by their name in i18n/layout/palette.ts. They are no part of the app's messages, so that no page
 * waits for them (docs/decisions/0073).
 */
export const usePaletteWords = () => {
  const translate = useTranslate();
  return (name: keyof typeof palette, places: Record<string, unknown> = {}): string =>
    translate(`layout.palette.${name}`, { ...places, _: palette[name] });
};
