import { judged, type Line, verdict } from './budgets';
import type { Median } from './compare';

const number = (value: number): string =>
  Number.isNaN(value) ? '–' : value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);

/** The median, and behind it how far the runs lie apart, where they do. */
const written = ({ value, spread }: Median): string =>
  spread < 0.005 || Number.isNaN(spread) ? number(value) : `${number(value)} ±${Math.round(spread * 50)} %`;

const cellsOf = (line: Line, others: number): string[] => [
  line.what,
  written(line.product),
  line.floor === undefined ? '' : written(line.floor),
  line.unit,
  line.floor === undefined ? '' : number(judged(line)),
  `≤ ${number(line.budget)}`,
  line.goal === undefined ? '' : `≤ ${number(line.goal)}`,
  verdict(line, others),
];

const head = ['', 'product', 'floor', 'unit', 'ratio', 'budget', 'goal', ''];

/**
 * The lines as a Markdown table, its columns aligned.
 * @param others the share of the processor that other programs took meanwhile, 0 to 1
 */
export const tableOf = (lines: readonly Line[], others: number): string => {
  const rows = [head, ...lines.map((line) => cellsOf(line, others))];
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0), 3));
  const write = (cells: readonly string[]): string =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column >= 1 && column <= 6 && column !== 3 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column >= 1 && column <= 6 && column !== 3 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [write(head), write(rule), ...rows.slice(1).map(write)].join('\n');
};
