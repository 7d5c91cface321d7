import { judged, type Line, verdict } from './budgets';
import type { Median } from './compare';

const number = (value: number): string =>
  Number.isNaN(value) ? '–' : value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);

/** Formats a median, with the range of the runs if they differ. */
const written = ({ value, spread }: Median): string =>
  spread < 0.005 || Number.isNaN(spread) ? number(value) : `${number(value)} ±${Math.round(spread * 50)} %`;

const cellsOf = (line: Line, others: number): string[] => [
  line.what,
  written(line.product),
  line.floor === undefined ? '' : written(line.floor),
  line.unit,
  line.floor === undefined ? '' : number(judged(line)),
  `≤ ${number(line.budget)}`,
  verdict(line, others),
];

/** The result of a part that has its own table instead of lines. */
export type Table = { text: string; isMissed: boolean };

/** Formats a Markdown table with aligned columns, numbers on the right. */
export const markdown = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  isNumber: (column: number) => boolean,
): string => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0), 3));
  const write = (cells: readonly string[]): string =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [write(head), write(rule), ...rows.map(write)].join('\n');
};

const head = ['', 'product', 'floor', 'unit', 'ratio', 'budget', ''];

/**
 * Formats the lines as a Markdown table.
 * @param others the share of the processor that other programs took meanwhile, 0 to 1
 */
export const tableOf = (lines: readonly Line[], others: number): string =>
  markdown(
    head,
    lines.map((line) => cellsOf(line, others)),
    (column) => column >= 1 && column <= 5 && column !== 3,
  );
