import { useResourceDefinitions, useTranslate } from 'ra-core';
import { activity as own } from '../../../i18n/record/activity';
import type { Activity } from '../../dataProvider/history/historyWire';
import type { FieldOf } from '../../dataProvider/serverErrors';
import { useDoneWords, useOwnWords } from '../../ui/text/words';

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
