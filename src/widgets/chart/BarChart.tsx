import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart';
import { chartFrame, keyAxis, rupiahAxis, rupiahSeries } from './chartParts';
import type { ChartProps } from './chartPoint';

/** Bars of rupiah, one a row, the first at the top. Loaded only where they are shown (ChartCard). */
const BarChart = ({ size, ...chart }: ChartProps) => (
  <MuiBarChart
    {...chartFrame}
    {...size}
    layout="horizontal"
    borderRadius={4}
    grid={{ vertical: true }}
    margin={{ top: 0, right: 32, bottom: 0, left: 0 }}
    yAxis={[
      { ...keyAxis(chart.points), scaleType: 'band', width: 132, categoryGapRatio: 0.4, disableTicks: true },
    ]}
    xAxis={[{ ...rupiahAxis, tickNumber: 3, tickLabelMinGap: 12 }]}
    series={[rupiahSeries(chart)]}
  />
);
export default BarChart;
