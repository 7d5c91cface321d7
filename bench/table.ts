import { judged, type Line, verdict } from './budgets';

const number = (value: number): string =>
  Number.isNaN(value) ? '–' : value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);

const cellsOf = (line: Line): string[] => [
  line.what,
  number(line.product),
  line.floor === undefined ? '' : number(line.floor),
  line.unit,
  line.floor === undefined ? '' : number(judged(line)),
  `≤ ${number(line.budget)}`,
  line.goal === undefined ? '' : `≤ ${number(line.goal)}`,
  verdict(line),
];

const head = ['', 'product', 'floor', 'unit', 'ratio', 'budget', 'goal', ''];

/** The lines as a Markdown table, its columns aligned. */
export const tableOf = (lines: readonly Line[]): string => {
  const rows = [head, ...lines.map(cellsOf)];
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
