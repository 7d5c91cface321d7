import { useTranslate } from 'ra-core';

/** Returns a function that translates messages which are imported with on-demand code, and so are not in the app's file. */
export const useOwnWords = <Name extends string>(own: Readonly<Record<Name, string>>) => {
  const translate = useTranslate();
  return (name: Name, places: Readonly<Record<string, unknown>> = {}): string =>
    translate(own[name], { ...places, _: own[name] });
};
