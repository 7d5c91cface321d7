import { useTranslate } from 'ra-core';
import { activity as own } from '../../../i18n/widgets/activity';
import type { Activity } from '../../dataProvider/activityWire';
import { useDoneWords } from '../text/useDoneWords';
import { useOwnWords } from '../text/useOwnWords';

type Name = keyof typeof own;

const isWord = (name: string): name is Name => Object.hasOwn(own, name);

/** The words of the log of what people did, by their name in i18n/widgets/activity.ts, and those of its areas. */
export const useActivityWords = () => {
  const translate = useTranslate();
  const words = useOwnWords(own);
  const doneWords = useDoneWords();
  return {
    words,
    areaOf: ({ area }: Pick<Activity, 'area'>): string => translate(`resources.${area}.name`, { _: area }),
    /** What was done, in the words of the record's own history: 'Produk disetujui'. */
    actionOf: ({ area, action, kind }: Activity): string =>
      doneWords(area, action, isWord(kind) ? words(kind) : action),
    /** More about it: fields that were changed or looked at, whom it was about, rows that were exported; '' for nothing. */
    detailOf: ({ area, kind, fields, subject, rows }: Activity): string => {
      const labels = fields.map((field) => translate(`resources.${area}.fields.${field}`, { _: field }));
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
