import { daysBetween, isPlainDate } from '../../format/plainDate';
import type { Tone } from '../../widgets/text/StateBadge';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { useToday } from '../../widgets/text/useToday';
import { isDue } from './driverWire';

/** Returns a function that gives the text and tone of an expiry date, and whether staff must act. */
export const useExpiry = () => {
  const words = useResourceWords();
  const today = useToday();
  return (expiry: string): { text: string; tone: Tone; due: boolean } => {
    if (!isPlainDate(expiry)) return { text: '–', tone: 'neutral', due: false };
    const left = daysBetween(today, expiry);
    const word = left < 0 ? 'past' : left === 0 ? 'today' : isDue(expiry, today) ? 'soon' : 'valid';
    return {
      text: words(`expiry.${word}`, { count: left }),
      tone: ({ past: 'error', today: 'warning', soon: 'warning', valid: 'success' } as const)[word],
      due: word !== 'valid',
    };
  };
};
