import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart';
import { shortRupiah } from '../../format/rupiah';
import { chartFrame, keyAxis, rupiahAxis, rupiahSeries } from './chartParts';
import type { ChartProps } from './chartPoint';

/**
 * Bars of rupiah, one a row, the first at the top, each with its value behind it. All of a row can be clicked, its label too.
 * Loaded only where they are shown (ChartCard).
 */
const BarChart = ({ size, onChoose, ...chart }: ChartProps) => (
  <MuiBarChart
    {...chartFrame}
    {...size}
    {...(onChoose && {
      onAxisClick: (_, row) => {
        const point = row && chart.points[row.dataIndex];
        if (point) onChoose(point.key);
      },
    })}
    layout="horizontal"
    borderRadius={4}
    grid={{ vertical: true }}
    margin={{ top: 0, right: 64, bottom: 0, left: 0 }}
    yAxis={[
      { ...keyAxis(chart.points), scaleType: 'band', width: 132, categoryGapRatio: 0.4, disableTicks: true },
    ]}
    xAxis={[{ ...rupiahAxis, tickNumber: 3, tickLabelMinGap: 12 }]}
    series={[
      {
        ...rupiahSeries(chart),
        barLabel: ({ value }) => (typeof value === 'number' ? shortRupiah(value) : null),
        barLabelPlacement: 'outside',
      },
    ]}
  />
);
export default BarChart;
