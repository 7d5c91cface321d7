import { useTranslate } from 'ra-core';

/** Words of i18n/ by their names, for a part of the product whose words come with its code, so that nothing else waits for them. */
export const useOwnWords = <Name extends string>(own: Readonly<Record<Name, string>>) => {
  const translate = useTranslate();
  return (name: Name, places: Readonly<Record<string, unknown>> = {}): string =>
    translate(own[name], { ...places, _: own[name] });
};
