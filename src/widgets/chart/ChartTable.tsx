import { groupedFigures, rupiah } from '../../format/rupiah';
import type { ChartPoint } from './chartPoint';
import './ChartTable.css';

/** What the columns hold: the label, the transactions, and the rupiah. */
export type ChartHeads = { label: string; count: string; value: string };

type ChartTableProps = { title: string; points: readonly ChartPoint[]; heads: ChartHeads };

/** The values of a chart as a table. */
export const ChartTable = ({ title, points, heads }: ChartTableProps) => (
  <table className="chart-table" aria-label={title}>
    <thead>
      <tr>
        <th scope="col">{heads.label}</th>
        <th scope="col">{heads.count}</th>
        <th scope="col">{heads.value}</th>
      </tr>
    </thead>
    <tbody>
      {points.map(({ key, label, count, value }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          <td>{groupedFigures(count)}</td>
          <td>{rupiah(value)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
