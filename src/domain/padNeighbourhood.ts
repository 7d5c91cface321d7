import { neighbourhoodLength } from './patterns';

/** An RT or RW number as it is stored: `7` becomes `007`. Anything but one to three digits is left as it is, trimmed. */
export const padNeighbourhood = (typed: string): string => {
  const number = typed.trim();
  return /^\d+$/.test(number) ? number.padStart(neighbourhoodLength, '0') : number;
};
