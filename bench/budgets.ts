import type { Median } from './compare';

/** One line of the table: the ratio of a product's figure to the floor's figure, or a product's figure alone. */
export type Line = {
  what: string;
  product: Median;
  /** Without it, the product's figure is judged alone. */
  floor?: Median;
  budget: number;
  unit: string;
};

/** Returns the value to judge: the ratio, with as many decimals as its budget, or the figure itself if there is nothing to compare. */
export const judged = ({ product, floor }: Line): number =>
  floor === undefined ? product.value : Number((product.value / floor.value).toFixed(2));

/** If other programs take more than this share of the processor, times say nothing about the product. */
const tooBusy = 0.15;

/**
 * Compares a line with its budget.
 * @param others the share of the processor that other programs took meanwhile, 0 to 1
 */
export const verdict = (line: Line, others: number): string => {
  const value = judged(line);
  if (Number.isNaN(value)) return 'not measured';
  // Sizes and counts are exact on any machine.
  if (line.unit === 'ms' && others > tooBusy) return `not judged: others took ${Math.round(others * 100)} %`;
  return value > line.budget ? 'MISSED' : 'ok';
};

/**
 * Budgets of the ratios, or of the product's own figure where there is nothing to compare. The last two are about what nobody
 * sees: they only may not exceed the floor.
 */
export const budgets = {
  login: { js: 0.26, lcp: 0.45, ready: 0.42 },
  list: { js: 0.8, lcp: 0.75, ready: 0.8 },
  requests: 12,
  none: 0,
  landing: { 1: 0.9, 4: 0.75 },
  firstForm: { 1: 0.8, 4: 0.7 },
  slowForm: 0.9,
  /** Milliseconds. */
  firstPanel: 60,
  nextPage: { 1: 0.65, 4: 0.5 },
  hundredRows: { 1: 0.45, 4: 0.4 },
  manySellers: 1.15,
  keystrokes: 1.05,
  heap: 1.05,
} as const;
