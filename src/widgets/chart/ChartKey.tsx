import type { ChartHeads } from './ChartTable';
import './ChartKey.css';

/** Which line is which, below a chart that compares; nothing below any other. */
export const ChartKey = ({ heads }: { heads: ChartHeads }) =>
  heads.before !== undefined && (
    <p className="chart-key">
      <span>{heads.value}</span> <span>{heads.before}</span>
    </p>
  );
