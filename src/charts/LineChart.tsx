import { LineChart as MuiLineChart } from '@mui/x-charts/LineChart';
import { chartFrame, keyAxis, rupiahAxis, rupiahSeries, seriesBefore } from './chartParts';
import type { ChartProps } from './points';

/** More dots would hide the line. */
const maxMarks = 14;

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
        showMark: chart.points.length <= maxMarks,
      },
    ]}
  />
);
export default LineChart;
