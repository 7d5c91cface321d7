import { useEffect, useState } from 'react';
import { currentTime, subscribeToClock } from '../../domain/format/clock';
import { addDays } from '../../domain/format/plainDate';
import { wibDate } from '../../domain/format/wibDate';
import { startOfWibDay } from '../../domain/format/wibTime';

/** The longest timer in milliseconds. Timers pause while the computer sleeps, so a longer one would fire too late. */
const longestWait = 60_000;

/** Returns today's date in WIB, `YYYY-MM-DD`, independent of the browser's time zone. It re-renders at midnight. */
export const useToday = (): string => {
  const [today, setToday] = useState(() => wibDate(currentTime()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(timer);
      setToday(wibDate(currentTime()));
      wait();
    };
    const wait = (): void => {
      const untilMidnight = Date.parse(startOfWibDay(addDays(today, 1))) - currentTime().getTime();
      timer = setTimeout(look, Math.min(Math.max(untilMidnight, 0) + 1, longestWait));
    };
    wait();
    const unsubscribe = subscribeToClock(look);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [today]);
  return today;
};
