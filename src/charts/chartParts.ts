import { rupiah, shortRupiah } from '../domain/format/rupiah';
import type { ChartProps } from './points';

/** Props that all charts share: no animation, and the colours of our tokens. */

export const chartFrame = {
  skipAnimation: true,
  hideLegend: true,
  // Keyboard users have the table of the chart (ChartCard).
  disableKeyboardNavigation: true,
  colors: ['var(--primary)'],
};

export const rupiahAxis = {
  min: 0,
  valueFormatter: (value: number) => shortRupiah(value),
  disableLine: true,
  disableTicks: true,
};

/** By key, because labels may repeat, such as the same day of two years or two shops with one name. */
export const keyAxis = (points: ChartProps['points']) => ({
  data: points.map(({ key }) => key),
  valueFormatter: (key: string, { location }: { location: string }) => {
    const point = points.find((one) => one.key === key);
    return (location === 'tooltip' ? point?.full : point?.short) ?? point?.label ?? key;
  },
  disableLine: true,
});

const seriesOf = (label: string, values: readonly (number | undefined)[]) => ({
  // An unreadable value, or a point without an earlier value, is a gap in the chart.
  data: values.map((value) => (Number.isFinite(value) ? (value ?? null) : null)),
  label,
  valueFormatter: (value: number | null) => (value === null ? '' : rupiah(value)),
});

export const rupiahSeries = ({ points, valueHead }: ChartProps) =>
  seriesOf(
    valueHead,
    points.map(({ value }) => value),
  );

/** Drawn behind the others; empty if the chart compares nothing. */
export const seriesBefore = ({ points, valueHead, beforeHead }: ChartProps) => {
  if (beforeHead === undefined) return [];
  const series = seriesOf(
    valueHead,
    points.map(({ before }) => before),
  );
  return [
    {
      ...series,
      // The tooltip of one point names what it is compared with, and not the whole earlier period.
      valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
        value === null ? '' : `${rupiah(value)} (${points[dataIndex]?.beforeLabel ?? beforeHead})`,
      id: 'before',
      color: 'var(--outline)',
    },
  ];
};
