import { daysBetween, isPlainDate } from '../../domain/format/plainDate';
import type { Tone } from '../../ui/text/StateBadge';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { useToday } from '../../ui/text/useToday';
import { isDue } from './driverWire';

/**
 * Returns a function that gives the text and tone of an expiry date, and the warning about the document if staff must act.
 */
export const useExpiry = () => {
  const words = useResourceWords();
  const today = useToday();
  return (expiry: string, type: string): { text: string; tone: Tone; warning?: string } => {
    if (!isPlainDate(expiry)) return { text: '–', tone: 'neutral' };
    const left = daysBetween(today, expiry);
    const word = left < 0 ? 'past' : left === 0 ? 'today' : isDue(expiry, today) ? 'soon' : 'valid';
    return {
      text: words(`expiry.${word}`, { count: left }),
      tone: ({ past: 'error', today: 'warning', soon: 'warning', valid: 'success' } as const)[word],
      ...(word !== 'valid' && { warning: words(`due.${word}`, { type, count: left }) }),
    };
  };
};
