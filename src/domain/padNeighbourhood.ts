import { neighbourhoodLength } from './patterns';

/** Formats an RT or RW number for storage: `7` becomes `007`. A text that is not one to three digits is only trimmed. */
export const padNeighbourhood = (typed: string): string => {
  const number = typed.trim();
  return /^\d+$/.test(number) ? number.padStart(neighbourhoodLength, '0') : number;
};
