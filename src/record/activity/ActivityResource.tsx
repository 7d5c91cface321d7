import {
  DataProviderContext,
  I18nContext,
  ResourceContextProvider,
  useI18nProvider,
  useResourceDefinitions,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useContext, useMemo } from 'react';
import { activity as own, activityList } from '../../../i18n/record/activity';
import { createDataProvider } from '../../dataProvider';
import type { AppDataProvider } from '../../dataProvider/AppDataProvider';
import { activityEndpoints } from '../../dataProvider/history/activity';
import type { Activity } from '../../dataProvider/history/historyWire';
import type { FieldOf } from '../../dataProvider/serverErrors';
import { useDoneWords, useOwnWords } from '../../ui/text/words';

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

type Name = keyof typeof own;

const isWord = (name: string): name is Name => Object.hasOwn(own, name);

/** Of an area whose server names fields differently (`Area`). */
type FieldOptions = { fieldOf?: FieldOf };

export const useActivityWords = () => {
  const translate = useTranslate();
  const words = useOwnWords(own);
  const doneWords = useDoneWords();
  const definitions = useResourceDefinitions<FieldOptions>();
  const labelOf = (area: string, serverName: string): string => {
    const field = definitions[area]?.options?.fieldOf?.(serverName) ?? serverName;
    return translate(`resources.${area}.fields.${field}`, { _: field });
  };
  return {
    words,
    areaOf: ({ area }: Pick<Activity, 'area'>): string => translate(`resources.${area}.name`, { _: area }),
    /** As in the record's timeline, such as 'Produk disetujui'. */
    actionOf: ({ area, action, kind }: Activity): string =>
      doneWords(area, action, isWord(kind) ? words(kind) : action),
    /** The subject, exported rows, and changed or revealed fields. */
    detailOf: ({ area, kind, fields, subject, rows }: Activity): string => {
      const labels = fields.map((field) => labelOf(area, field));
      return [
        subject,
        typeof rows === 'number' ? words('rows', { count: rows }) : null,
        kind === 'edit' || kind === 'reveal' ? labels.join(', ') : null,
      ]
        .filter(Boolean)
        .join(' · ');
    },
  };
};
