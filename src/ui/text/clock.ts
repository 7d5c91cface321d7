import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import type { ComparedPeriod } from '../../domain/comparison';
import { currentTime, subscribeToClock } from '../../domain/format/clock';
import { addDays, writtenRange } from '../../domain/format/plainDate';
import { wibDate } from '../../domain/format/wibTime';

const formatter = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
});

/** `14.05 WIB`. */
export const clockTime = (instant: number): string => `${formatter.format(instant)} WIB`;

const minute = 60_000;

const every =
  (milliseconds: number) =>
  (notify: () => void): (() => void) => {
    const timer = setInterval(notify, milliseconds);
    const unsubscribe = subscribeToClock(notify);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  };

const thisMinute = (): number => Math.floor(currentTime().getTime() / minute) * minute;

/** So that a new minute is noticed soon. */
const fourTimesAMinute = every(minute / 4);

/** The start of the current minute; renders again when the next one begins. */
export const useNow = (): number => useSyncExternalStore(fourTimesAMinute, thisMinute);

const todayInWib = (): string => wibDate(currentTime());

/** Not a timer until midnight, because timers pause while the computer sleeps. */
const everySecond = every(1000);

/** In WIB. Renders again at midnight. */
export const useToday = (): string => useSyncExternalStore(everySecond, todayInWib);

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

const fourTimesASecond = every(250);
const never = () => () => undefined;

/** Renders again with every second; 0 if the time has come. */
export const useSecondsLeft = (until: number): number =>
  useSyncExternalStore(until === 0 ? never : fourTimesASecond, () =>
    Math.max(0, Math.ceil((until - Date.now()) / 1000)),
  );
