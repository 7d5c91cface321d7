import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComparedPeriod } from '../../domain/comparison';
import { currentTime, subscribeToClock } from '../../domain/format/clock';
import { addDays, writtenRange } from '../../domain/format/plainDate';
import { startOfWibDay, wibDate } from '../../domain/format/wibTime';

const formatter = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
});

/** `14.05 WIB`. */
export const clockTime = (instant: number): string => `${formatter.format(instant)} WIB`;

const minute = 60_000;

/** Four times a minute, so that a new minute is noticed soon. */
const subscribe = (notify: () => void): (() => void) => {
  const timer = setInterval(notify, minute / 4);
  const unsubscribe = subscribeToClock(notify);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
};

const thisMinute = (): number => Math.floor(currentTime().getTime() / minute) * minute;

/** The start of the current minute; renders again when the next one begins. */
export const useNow = (): number => useSyncExternalStore(subscribe, thisMinute);

/** Timers pause while the computer sleeps, so a longer one would fire too late. */
const longestWait = 60_000;

/** In WIB. Renders again at midnight. */
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

/** `12 – 18 Nov 2026`, or `kemarin hingga 09.05 WIB` if it ends during a day. */
export const usePeriodText = (): ((compared: ComparedPeriod) => string) => {
  const translate = useTranslate();
  const yesterday = addDays(useToday(), -1);
  return ({ from, to, until }) => {
    const isYesterday = from === yesterday && to === yesterday;
    const days = isYesterday ? translate('text.yesterday') : writtenRange(from, to);
    if (until === undefined) return days;
    return translate('text.until', { days, time: until.slice(11, 16).replace(':', '.') });
  };
};

/** Renders again with every second; 0 if the time has come. */
export const useSecondsLeft = (until: number): number =>
  useSyncExternalStore(
    useCallback(
      (notify: () => void) => {
        if (until === 0) return () => undefined;
        const timer = setInterval(notify, 250);
        return () => clearInterval(timer);
      },
      [until],
    ),
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
  );
