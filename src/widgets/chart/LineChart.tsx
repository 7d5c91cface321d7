import { LineChart as MuiLineChart } from '@mui/x-charts/LineChart';
import { chartFrame, keyAxis, rupiahAxis, rupiahSeries, seriesBefore } from './chartParts';
import type { ChartProps } from './chartPoint';

/** With more points than these, a dot on each would hide the line. */
const mostMarks = 14;

/** A line of rupiah over days. Loaded only where it is shown (ChartCard). */
const LineChart = ({ size, ...chart }: ChartProps) => (
  <MuiLineChart
    {...chartFrame}
    {...size}
    grid={{ horizontal: true }}
    margin={{ top: 12, right: 28, bottom: 0, left: 0 }}
    xAxis={[{ ...keyAxis(chart.points), scaleType: 'point', tickSize: 8, tickLabelMinGap: 12, height: 34 }]}
    yAxis={[{ ...rupiahAxis, width: 68, tickNumber: 4 }]}
    series={[
      ...seriesBefore(chart).map((before) => ({ ...before, curve: 'linear' as const, showMark: false })),
      {
        ...rupiahSeries(chart),
        area: true,
        curve: 'linear',
        showMark: chart.points.length <= mostMarks,
      },
    ]}
  />
);
export default LineChart;
