import { useResourceDefinitions, useTranslate } from 'ra-core';
import { activity as own } from '../../../i18n/record/activity';
import type { Activity } from '../../dataProvider/history/historyWire';
import { useDoneWords, useOwnWords } from '../../ui/text/words';

type Name = keyof typeof own;

const isWord = (name: string): name is Name => Object.hasOwn(own, name);

/** The option of an area whose server names fields differently from its messages (`Area`). */
type FieldOptions = { fieldOf?: (serverName: string) => string | undefined };

/** The words of the activity log: by their name in i18n/record/activity.ts, and in the words of the areas. */
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
    /** Returns the action in the words of the record's timeline, such as 'Produk disetujui'. */
    actionOf: ({ area, action, kind }: Activity): string =>
      doneWords(area, action, isWord(kind) ? words(kind) : action),
    /** Returns the details: changed or revealed fields, the subject, the number of exported rows; '' if there are no details. */
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
