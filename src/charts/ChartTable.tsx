import { useTranslate } from 'ra-core';
import { groupedFigures, rupiah } from '../domain/format/rupiah';
import type { ChartPoint } from './chartPoint';
import './ChartTable.css';

/** The column headers: the label, the number of transactions, the rupiah, and the rupiah of the earlier period. */
export type ChartHeads = { label: string; count: string; value: string; before?: string };

type ChartTableProps = {
  title: string;
  points: readonly ChartPoint[];
  heads: ChartHeads;
  /** Called with the key of a chosen row; rows cannot be chosen if it is undefined. */
  onChoose?: ((key: string) => void) | undefined;
};

/** The table with the values of a chart. */
export const ChartTable = ({ title, points, heads, onChoose }: ChartTableProps) => {
  const translate = useTranslate();
  return (
    <table className="chart-table" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{heads.label}</th>
          <th scope="col">{heads.count}</th>
          <th scope="col">{heads.value}</th>
          {heads.before !== undefined && <th scope="col">{heads.before}</th>}
        </tr>
      </thead>
      <tbody>
        {points.map(({ key, label, count, value, before }) => (
          <tr key={key}>
            <th scope="row">
              {onChoose ? (
                <button type="button" onClick={() => onChoose(key)}>
                  <span>{label}</span> <span className="visually-hidden">{translate('charts.choose')}</span>
                </button>
              ) : (
                label
              )}
            </th>
            <td>{groupedFigures(count)}</td>
            <td>{rupiah(value)}</td>
            {heads.before !== undefined && <td>{before === undefined ? '–' : rupiah(before)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
