import { useTranslate } from 'ra-core';

/**
 * The words of a part of the product by their names, for a part whose words come with its code, so that nothing else
 * waits for them: `own` is what i18n/ has under `prefix`.
 */
export const useOwnWords = <Name extends string>(prefix: string, own: Readonly<Record<Name, string>>) => {
  const translate = useTranslate();
  return (name: Name, places: Readonly<Record<string, unknown>> = {}): string =>
    translate(`${prefix}.${name}`, { ...places, _: own[name] });
};
