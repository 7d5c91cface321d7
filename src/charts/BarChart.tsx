import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart';
import type { ChartsTextProps } from '@mui/x-charts/ChartsText';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { ChartsYAxisProps } from '@mui/x-charts/models';
import { useMemo } from 'react';
import { shortRupiah } from '../domain/format/rupiah';
import { chartFrame, keyAxis, rupiahSeries } from './chartParts';
import { barHeight, type ChartPoint, type ChartProps } from './points';
import './Chart.css';

/** Pixels. */
const label = { width: 132, height: barHeight, gap: 8 };

/**
 * The label of a bar, in HTML, because its second line has the city that distinguishes two shops of one name, and a label of
 * the chart has one line.
 */
const BarLabel = ({ point, y }: { point: ChartPoint | undefined; y: number }) => (
  <foreignObject
    x={-label.width}
    y={y - label.height / 2}
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

/**
 * The axis of the bars. It passes the index of a bar to its label instead of a text, because the chart shortens texts. The
 * chart's slots override those of an axis.
 */
const useBarAxis = (points: ChartProps['points']) => {
  const slots = useMemo(() => {
    const axisTickLabel = ({ text, y }: ChartsTextProps) => (
      <BarLabel point={points[Number(text)]} y={Number(y)} />
    );
    return { yAxis: (axis: ChartsYAxisProps) => <ChartsYAxis {...axis} slots={{ axisTickLabel }} /> };
  }, [points]);
  const { valueFormatter, ...axis } = keyAxis(points);
  return {
    slots,
    axis: {
      ...axis,
      valueFormatter: (key: string, context: { location: string }) =>
        context.location === 'tick'
          ? String(points.findIndex((point) => point.key === key))
          : valueFormatter(key, context),
    },
  };
};

/**
 * A bar chart of rupiah, one bar per row in the given order, with the value behind each bar. A click anywhere in a row chooses
 * it. Loaded by chartKinds.
 */
const BarChart = ({ size, onChoose, ...chart }: ChartProps) => {
  const { axis, slots } = useBarAxis(chart.points);
  return (
    <MuiBarChart
      {...chartFrame}
      {...size}
      slots={slots}
      {...(onChoose && {
        onAxisClick: (_, row) => {
          const point = row && chart.points[row.dataIndex];
          if (point) onChoose(point.key);
        },
      })}
      layout="horizontal"
      borderRadius={4}
      margin={{ top: 0, right: 76, bottom: 0, left: 0 }}
      yAxis={[
        {
          ...axis,
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
          ...rupiahSeries(chart),
          barLabel: ({ value }) => (typeof value === 'number' ? shortRupiah(value) : null),
          barLabelPlacement: 'outside',
        },
      ]}
    />
  );
};
export default BarChart;
