import type { Chart } from './chartKinds';
import './ChartKey.css';

/** Which line or column is which, below a chart that compares; nothing below any other. */
export const ChartKey = ({ kind, heads }: Pick<Chart, 'kind' | 'heads'>) =>
  heads.before !== undefined && (
    <p className={`chart-key is-${kind}`}>
      <span>{heads.value}</span> <span>{heads.before}</span>
    </p>
  );
