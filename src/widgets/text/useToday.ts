import { useEffect, useState } from 'react';
import { addDays } from '../../format/plainDate';
import { wibDate } from '../../format/wibDate';
import { startOfWibDay } from '../../format/wibTime';

/** The date in WIB, `YYYY-MM-DD`, whatever the browser's zone; it changes at midnight on a page that stays open. */
export const useToday = (): string => {
  const [today, setToday] = useState(() => wibDate(new Date()));
  useEffect(() => {
    const untilMidnight = Date.parse(startOfWibDay(addDays(today, 1))) - Date.now();
    const timer = setTimeout(() => setToday(wibDate(new Date())), Math.max(untilMidnight, 0) + 1);
    return () => clearTimeout(timer);
  }, [today]);
  return today;
};
