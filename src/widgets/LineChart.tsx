import { LineChart as MuiLineChart } from '@mui/x-charts/LineChart';
import { shortRupiah, rupiah } from '../rules/rupiah';
import type { ChartProps } from './chartPoint';

/** With more points than these, a dot on each would hide the line. */
const mostMarks = 14;

/** A line of rupiah over days. Loaded only where it is shown (ChartCard), and drawn without animation. */
const LineChart = ({ points, valueHead }: ChartProps) => (
  <MuiLineChart
    skipAnimation
    hideLegend
    disableKeyboardNavigation
    colors={['var(--primary)']}
    grid={{ horizontal: true }}
    margin={{ top: 12, right: 28, bottom: 0, left: 0 }}
    xAxis={[
      {
        scaleType: 'point',
        // By key: labels may repeat, as the same day of two years does.
        data: points.map(({ key }) => key),
        valueFormatter: (key: string, { location }) => {
          const point = points.find((one) => one.key === key);
          return (location === 'tooltip' ? point?.label : (point?.short ?? point?.label)) ?? key;
        },
        disableLine: true,
        tickSize: 8,
        tickLabelMinGap: 12,
        height: 34,
      },
    ]}
    yAxis={[
      {
        min: 0,
        width: 68,
        tickNumber: 4,
        valueFormatter: (value: number) => shortRupiah(value),
        disableLine: true,
        disableTicks: true,
      },
    ]}
    series={[
      {
        data: points.map(({ value }) => value),
        label: valueHead,
        area: true,
        curve: 'linear',
        showMark: points.length <= mostMarks,
        valueFormatter: (value) => (value === null ? '' : rupiah(value)),
      },
    ]}
  />
);
export default LineChart;
