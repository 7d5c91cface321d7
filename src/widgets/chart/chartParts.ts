import { rupiah, shortRupiah } from '../../format/rupiah';
import type { ChartProps } from './chartPoint';

/** What the line and the bars have in common. Everything is drawn at once, in the colours of the tokens. */

export const chartFrame = {
  skipAnimation: true,
  hideLegend: true,
  // The table behind a chart says the same, and better (ChartCard).
  disableKeyboardNavigation: true,
  colors: ['var(--primary)'],
};

/** From Rp0 up. */
export const rupiahAxis = {
  min: 0,
  valueFormatter: (value: number) => shortRupiah(value),
  disableLine: true,
  disableTicks: true,
};

/** The axis of what is measured. By key: labels may repeat, as the same day of two years or two shops of one name do. */
export const keyAxis = (points: ChartProps['points']) => ({
  data: points.map(({ key }) => key),
  valueFormatter: (key: string, { location }: { location: string }) => {
    const point = points.find((one) => one.key === key);
    return (location === 'tooltip' ? point?.label : (point?.short ?? point?.label)) ?? key;
  },
  disableLine: true,
});

const seriesOf = (label: string, values: readonly (number | undefined)[]) => ({
  // A value that could not be read is a gap, as is one without a counterpart.
  data: values.map((value) => (Number.isFinite(value) ? (value ?? null) : null)),
  label,
  valueFormatter: (value: number | null) => (value === null ? '' : rupiah(value)),
});

export const rupiahSeries = ({ points, valueHead }: ChartProps) =>
  seriesOf(
    valueHead,
    points.map(({ value }) => value),
  );

/** What the values are compared with, drawn below them; none where there is nothing. */
export const seriesBefore = ({ points, beforeHead }: ChartProps) =>
  beforeHead === undefined
    ? []
    : [
        {
          ...seriesOf(
            beforeHead,
            points.map(({ before }) => before),
          ),
          id: 'before',
          color: 'var(--outline)',
        },
      ];
