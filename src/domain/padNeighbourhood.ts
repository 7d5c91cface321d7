import { readPlainDigits } from './digits';
import { neighbourhoodLength } from './patterns';

/** Formats an RT or RW number for storage: `7` becomes `007`. A text that is not one to three digits is left for validation to refuse. */
export const padNeighbourhood = (typed: string): string => {
  const number = readPlainDigits(typed).trim();
  return /^\d+$/.test(number) ? number.padStart(neighbourhoodLength, '0') : number;
};
