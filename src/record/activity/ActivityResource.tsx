import { DataProviderContext, I18nContext, ResourceContextProvider, useI18nProvider } from 'ra-core';
import { type ReactNode, useContext, useMemo } from 'react';
import { activityList } from '../../../i18n/record/activity';
import { createDataProvider } from '../../dataProvider';
import type { AppDataProvider } from '../../dataProvider/AppDataProvider';
import { activityEndpoints } from '../../dataProvider/history/activity';

const resource = 'activity';

const { getList } = createDataProvider([{ name: resource, endpoints: activityEndpoints }]);

type Words = { readonly [name: string]: string | Words };

const keysOf = (words: Words, prefix: string): [key: string, message: string][] =>
  Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [[`${prefix}.${name}`, word]] : keysOf(word, `${prefix}.${name}`),
  );

const ownMessages = new Map(keysOf(activityList, `resources.${resource}`));

/** The log is no area: its endpoints and messages come with this code, so that no other list downloads them. */
export const ActivityResource = ({ places, children }: { places: object; children: ReactNode }) => {
  const i18n = useI18nProvider();
  const outer = useContext(DataProviderContext) as AppDataProvider;
  const words = useMemo(
    () => ({
      ...i18n,
      translate: (key: string, options: object = {}) =>
        i18n.translate(
          key,
          ownMessages.has(key) ? { ...options, ...places, _: ownMessages.get(key) } : options,
        ),
    }),
    [i18n, places],
  );
  const dataProvider = useMemo(
    (): AppDataProvider => ({
      ...outer,
      getList: (name, params) => (name === resource ? getList : outer.getList)(name, params),
    }),
    [outer],
  );
  return (
    <DataProviderContext value={dataProvider}>
      <I18nContext value={words}>
        <ResourceContextProvider value={resource}>{children}</ResourceContextProvider>
      </I18nContext>
    </DataProviderContext>
  );
};
