import { afterEach, describe, expect, it, vi } from 'vitest';
import { compareClock, currentTime, isClockWrong, subscribeToClock } from '../../../src/domain/format/clock';

const at = (time: string): number => Date.parse(`2026-11-19T${time}+07:00`);
const header = (time: string): string => new Date(at(time)).toUTCString();

/** A response whose request left the machine at one time of its clock, and which arrived at another. */
const respond = (host: string | null, sent: string, received = sent): void => {
  vi.setSystemTime(at(received));
  compareClock(host === null ? null : header(host), at(sent));
};

afterEach(() => respond('09:05:00', '09:05:00'));

describe('the clock', () => {
  it('is the machine’s while the host differs by a minute at most', () => {
    respond('09:06:00', '09:05:00');
    expect(isClockWrong()).toBe(false);
    expect(currentTime()).toEqual(new Date(at('09:05:00')));
  });

  it('is the host’s if the machine is late by more', () => {
    respond('11:05:00', '09:05:00');
    expect(isClockWrong()).toBe(true);
    vi.setSystemTime(at('09:06:00'));
    expect(currentTime()).toEqual(new Date(at('11:06:00')));
  });

  it('is the host’s if the machine is ahead by more', () => {
    respond('09:03:00', '09:05:00');
    expect(currentTime()).toEqual(new Date(at('09:03:00')));
  });

  it('is not blamed for a response that took long', () => {
    respond('09:05:01', '09:05:00', '09:09:00');
    expect(isClockWrong()).toBe(false);
  });

  it('stays as it is without a time of the host, or with one that is none', () => {
    respond('11:05:00', '09:05:00');
    respond(null, '09:05:00');
    compareClock('yesterday', at('09:05:00'));
    expect(currentTime()).toEqual(new Date(at('11:05:00')));
  });

  it('is the machine’s again once that was set right', () => {
    respond('11:05:00', '09:05:00');
    respond('11:06:00', '11:06:00');
    expect(isClockWrong()).toBe(false);
    expect(currentTime()).toEqual(new Date(at('11:06:00')));
  });

  it('says once that it is wrong, not with every response', () => {
    const heard = vi.fn();
    const stop = subscribeToClock(heard);
    respond('11:05:00', '09:05:00');
    respond('11:05:12', '09:05:10');
    respond('11:05:19', '09:05:20');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});
