import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart';
import { chartFrame, keyAxis, rupiahAxis, rupiahSeries, seriesBefore } from './chartParts';
import type { ChartProps } from './chartPoint';

/** Columns of a whole day: fewer of them are as narrow, instead of filling the chart. */
const usualColumns = 24;

/** Columns of rupiah over the hours of a day. Loaded only where they are shown (ChartCard). */
const ColumnChart = ({ size, ...chart }: ChartProps) => (
  <MuiBarChart
    {...chartFrame}
    {...size}
    borderRadius={4}
    grid={{ horizontal: true }}
    margin={{ top: 12, right: 28, bottom: 0, left: 0 }}
    xAxis={[
      {
        ...keyAxis(chart.points),
        scaleType: 'band',
        categoryGapRatio: 1 - 0.7 * Math.min(1, chart.points.length / usualColumns),
        tickLabelMinGap: 8,
        height: 34,
        disableTicks: true,
      },
    ]}
    yAxis={[{ ...rupiahAxis, width: 68, tickNumber: 4 }]}
    series={[...seriesBefore(chart), rupiahSeries(chart)]}
  />
);
export default ColumnChart;
