import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart';
import { rupiah, shortRupiah } from '../rules/rupiah';
import type { ChartProps } from './chartPoint';

/** Bars of rupiah, one a row, the first at the top. Loaded only where they are shown (ChartCard). */
const BarChart = ({ points, valueHead }: ChartProps) => (
  <MuiBarChart
    layout="horizontal"
    skipAnimation
    hideLegend
    disableKeyboardNavigation
    colors={['var(--primary)']}
    borderRadius={4}
    grid={{ vertical: true }}
    margin={{ top: 0, right: 32, bottom: 0, left: 0 }}
    yAxis={[
      {
        scaleType: 'band',
        // By key: two shops may bear the same name.
        data: points.map(({ key }) => key),
        valueFormatter: (key: string) => points.find((point) => point.key === key)?.label ?? key,
        width: 132,
        categoryGapRatio: 0.4,
        disableLine: true,
        disableTicks: true,
      },
    ]}
    xAxis={[
      {
        min: 0,
        tickNumber: 3,
        tickLabelMinGap: 12,
        valueFormatter: (value: number) => shortRupiah(value),
        disableLine: true,
        disableTicks: true,
      },
    ]}
    series={[
      {
        data: points.map(({ value }) => value),
        label: valueHead,
        valueFormatter: (value) => (value === null ? '' : rupiah(value)),
      },
    ]}
  />
);
export default BarChart;
