import type { Chart } from './chartKinds';
import './ChartKey.css';

/** The legend below a chart that compares two periods; renders nothing for other charts. */
export const ChartKey = ({ kind, heads }: Pick<Chart, 'kind' | 'heads'>) =>
  heads.before !== undefined && (
    <p className={`chart-key is-${kind}`}>
      <span>{heads.value}</span> <span>{heads.before}</span>
    </p>
  );
