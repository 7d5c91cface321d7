import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart';
import { chartFrame, keyAxis, rupiahAxis, rupiahSeries, seriesBefore } from './chartParts';
import type { ChartProps } from './points';

/** The number of columns of a whole day. Fewer columns stay as narrow as these, instead of filling the chart. */
const usualColumns = 24;

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
        tickLabelInterval: (_, index) => index % (chart.points.length > 12 ? 3 : 1) === 0,
        height: 34,
        disableTicks: true,
      },
    ]}
    yAxis={[{ ...rupiahAxis, width: 68, tickNumber: 4 }]}
    series={[...seriesBefore(chart), rupiahSeries(chart)]}
  />
);
export default ColumnChart;
