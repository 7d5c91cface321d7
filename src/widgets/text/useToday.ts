import { useEffect, useState } from 'react';
import { addDays } from '../../format/plainDate';
import { wibDate } from '../../format/wibDate';
import { startOfWibDay } from '../../format/wibTime';

/** The longest timer in milliseconds. Timers pause while the computer sleeps, so a longer one would fire too late. */
const longestWait = 60_000;

/** Returns today's date in WIB, `YYYY-MM-DD`, independent of the browser's time zone. It re-renders at midnight. */
export const useToday = (): string => {
  const [today, setToday] = useState(() => wibDate(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      setToday(wibDate(new Date()));
      wait();
    };
    const wait = (): void => {
      const untilMidnight = Date.parse(startOfWibDay(addDays(today, 1))) - Date.now();
      timer = setTimeout(look, Math.min(Math.max(untilMidnight, 0) + 1, longestWait));
    };
    wait();
    return () => clearTimeout(timer);
  }, [today]);
  return today;
};
