import type { Median } from './compare';

/** One line of the table: the ratio of a product's figure to the floor's figure, or a product's figure alone. */
export type Line = {
  what: string;
  product: Median;
  /** Without it, the product's figure is judged alone. */
  floor?: Median;
  budget: number;
  goal?: number;
  unit: string;
};

/** Returns the value to judge: the ratio, or the figure itself if there is nothing to compare. */
export const judged = ({ product, floor }: Line): number =>
  floor === undefined ? product.value : product.value / floor.value;

/** If other programs take more than this share of the processor, times say nothing about the product. */
const tooBusy = 0.15;

/**
 * Compares a line with its budget and its goal.
 * @param others the share of the processor that other programs took meanwhile, 0 to 1
 */
export const verdict = (line: Line, others: number): string => {
  const value = judged(line);
  if (Number.isNaN(value)) return 'not measured';
  // Sizes and counts are exact on any machine.
  if (line.unit === 'ms' && others > tooBusy) return `not judged: others took ${Math.round(others * 100)} %`;
  if (value > line.budget) return 'MISSED';
  return line.goal === undefined || value <= line.goal ? 'ok' : 'ok, goal not reached';
};

/** Budgets of the ratios, and stricter goals (docs/performance.md). */
export const budgets = {
  loginJs: { budget: 0.25, goal: 0.21 },
  loginLcp: { budget: 0.4, goal: 0.33 },
  listJs: { budget: 0.9, goal: 0.75 },
  listLcp: { budget: 0.75, goal: 0.65 },
  requests: { budget: 10, goal: 6 },
  landing: { 1: { budget: 0.9, goal: 0.7 }, 4: { budget: 0.6, goal: 0.45 } },
  firstForm: { 1: { budget: 1, goal: 0.8 }, 4: { budget: 0.8, goal: 0.6 } },
  slowForm: { budget: 1, goal: 0.8 },
  firstPanel: { budget: 2 },
  nextPage: { 1: { budget: 0.6, goal: 0.5 }, 4: { budget: 0.35, goal: 0.25 } },
  hundredRows: { 1: { budget: 0.4, goal: 0.25 }, 4: { budget: 0.3, goal: 0.2 } },
  keystrokes: { budget: 1, goal: 0.8 },
  heap: { budget: 0.8, goal: 0.6 },
  none: { budget: 0 },
  unchanged: { budget: 1.1 },
} as const;
