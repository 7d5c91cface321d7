import { useEffect, useState } from 'react';
import { addDays } from '../../format/plainDate';
import { wibDate } from '../../format/wibDate';
import { startOfWibDay } from '../../format/wibTime';

/** Milliseconds: a timer does not count the hours in which the computer sleeps, so that a longer one would be late by them. */
const longestWait = 60_000;

/** The date in WIB, `YYYY-MM-DD`, whatever the browser's zone; it changes at midnight on a page that stays open. */
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
