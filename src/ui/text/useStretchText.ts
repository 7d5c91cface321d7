import { useTranslate } from 'ra-core';
import type { Stretch } from '../../domain/comparison';
import { addDays } from '../../domain/format/plainDate';
import { writtenRange } from '../../domain/format/writtenDate';
import { useToday } from './useToday';

/** Returns a function that formats a stretch: `12 – 18 Nov 2026`, or `kemarin hingga 09.05 WIB` if it ends during a day. */
export const useStretchText = (): ((stretch: Stretch) => string) => {
  const translate = useTranslate();
  const yesterday = addDays(useToday(), -1);
  return ({ from, to, until }) => {
    const isYesterday = from === yesterday && to === yesterday;
    const days = isYesterday ? translate('text.yesterday') : writtenRange(from, to);
    if (until === undefined) return days;
    return translate('text.until', { days, time: until.slice(11, 16).replace(':', '.') });
  };
};
