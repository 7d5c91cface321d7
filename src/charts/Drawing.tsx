import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart';
import type { ChartsTextProps } from '@mui/x-charts/ChartsText';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineChart as MuiLineChart } from '@mui/x-charts/LineChart';
import type { ChartsYAxisProps } from '@mui/x-charts/models';
import { createContext, useContext } from 'react';
import { rupiah, shortRupiah } from '../domain/format/rupiah';
import { barHeight, type ChartProps } from './points';
import './Chart.css';

/** No animation, and the colours of our tokens. */
const chartFrame = {
  skipAnimation: true,
  hideLegend: true,
  // Keyboard users have the table of the chart (ChartCard).
  disableKeyboardNavigation: true,
  colors: ['var(--primary)'],
};

/** Of lines and columns. */
const timeFrame = {
  ...chartFrame,
  grid: { horizontal: true },
  margin: { top: 12, right: 28, bottom: 0, left: 0 },
  yAxis: [
    {
      min: 0,
      valueFormatter: (value: number) => shortRupiah(value),
      disableLine: true,
      disableTicks: true,
      width: 68,
      tickNumber: 4,
    },
  ],
};

/** By key, because labels may repeat, such as the same day of two years or two shops with one name. */
const keyAxis = (points: ChartProps['points']) => ({
  data: points.map(({ key }) => key),
  valueFormatter: (key: string, { location }: { location: string }) => {
    const point = points.find((one) => one.key === key);
    return (location === 'tooltip' ? point?.full : point?.short) ?? point?.label ?? key;
  },
  disableLine: true,
});

const seriesOf = ({ points, heads }: ChartProps, figure: 'value' | 'before' = 'value') => ({
  // An unreadable value, or a point without an earlier value, is a gap in the chart.
  data: points.map(({ [figure]: value }) => (Number.isFinite(value) ? (value ?? null) : null)),
  label: heads.value,
  valueFormatter: (value: number | null) => (value === null ? '' : rupiah(value)),
});

/** Drawn behind the others; empty if the chart compares nothing. */
const seriesBefore = (chart: ChartProps) => {
  const { points, heads } = chart;
  if (heads.before === undefined) return [];
  return [
    {
      ...seriesOf(chart, 'before'),
      // The tooltip of one point names what it is compared with, and not the whole earlier period.
      valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
        value === null ? '' : `${rupiah(value)} (${points[dataIndex]?.beforeLabel ?? heads.before})`,
      id: 'before',
      color: 'var(--outline)',
    },
  ];
};

/** More dots would hide the line. */
const maxMarks = 14;

const LineChart = ({ size, ...chart }: ChartProps) => (
  <MuiLineChart
    {...timeFrame}
    {...size}
    xAxis={[{ ...keyAxis(chart.points), scaleType: 'point', tickSize: 8, tickLabelMinGap: 12, height: 34 }]}
    series={[
      ...seriesBefore(chart).map((before) => ({ ...before, curve: 'linear' as const, showMark: false })),
      {
        ...seriesOf(chart),
        area: true,
        curve: 'linear',
        showMark: chart.points.length <= maxMarks,
      },
    ]}
  />
);

/** The number of columns of a whole day. Fewer columns stay as narrow as these, instead of filling the chart. */
const usualColumns = 24;

const ColumnChart = ({ size, ...chart }: ChartProps) => (
  <MuiBarChart
    {...timeFrame}
    {...size}
    borderRadius={4}
    xAxis={[
      {
        ...keyAxis(chart.points),
        scaleType: 'band',
        categoryGapRatio: 1 - 0.7 * Math.min(1, chart.points.length / usualColumns),
        tickLabelInterval: (_, index) => index % (chart.points.length > 12 ? 3 : 1) === 0,
        height: 34,
        disableTicks: true,
      },
    ]}
    series={[...seriesBefore(chart), seriesOf(chart)]}
  />
);

/** Pixels. */
const label = { width: 132, height: barHeight, gap: 8 };

/** The chart shortens texts, so that a label is told the place of its bar instead of its text. */
const BarPoints = createContext<ChartProps['points']>([]);

/**
 * In HTML, because its second line has the city that distinguishes two shops of one name, and a label of the chart has one
 * line.
 */
const BarLabel = ({ text, y }: ChartsTextProps) => {
  const point = useContext(BarPoints)[Number(text)];
  return (
    <foreignObject
      x={-label.width}
      y={Number(y) - label.height / 2}
      width={label.width - label.gap}
      height={label.height}
    >
      <div className="chart-bar-label column">
        {(point?.short ?? point?.label)?.split('\n').map((line) => (
          <span key={line} className="one-line">
            {line}
          </span>
        ))}
      </div>
    </foreignObject>
  );
};

/** The chart's slots override those of an axis. */
const barSlots = {
  yAxis: (axis: ChartsYAxisProps) => <ChartsYAxis {...axis} slots={{ axisTickLabel: BarLabel }} />,
};

/** A click anywhere in a row chooses it. */
const BarChart = ({ size, onChoose, ...chart }: ChartProps) => {
  const { points } = chart;
  const axis = keyAxis(points);
  return (
    <BarPoints value={points}>
      <MuiBarChart
        {...chartFrame}
        {...size}
        slots={barSlots}
        {...(onChoose && {
          onAxisClick: (_, row) => {
            const point = row && points[row.dataIndex];
            if (point) onChoose(point.key);
          },
        })}
        layout="horizontal"
        borderRadius={4}
        margin={{ top: 0, right: 76, bottom: 0, left: 0 }}
        yAxis={[
          {
            ...axis,
            valueFormatter: (key: string, context) =>
              context.location === 'tick'
                ? String(points.findIndex((point) => point.key === key))
                : axis.valueFormatter(key, context),
            scaleType: 'band',
            width: label.width,
            categoryGapRatio: 0.4,
            disableTicks: true,
          },
        ]}
        // Each bar has its value beside it.
        xAxis={[{ position: 'none' }]}
        series={[
          {
            ...seriesOf(chart),
            barLabel: ({ value }) => (typeof value === 'number' ? shortRupiah(value) : null),
            barLabelPlacement: 'outside',
          },
        ]}
      />
    </BarPoints>
  );
};

const drawings = { line: LineChart, columns: ColumnChart, bars: BarChart };

/** Loaded on demand, because the chart library is large. */
const Drawing = (chart: ChartProps) => {
  const Chart = drawings[chart.kind];
  return <Chart {...chart} />;
};
export default Drawing;
