import { ChartCard } from '../../charts/ChartCard';
import { useReportCharts } from './useReportCharts';
import './ReportCharts.css';

/** The report's charts, side by side where there is room. */
export const ReportCharts = () => {
  const { series, methods, categories, stores } = useReportCharts();
  return (
    <div className="report-charts">
      <ChartCard {...series} />
      <ChartCard {...methods} />
      <ChartCard {...categories} />
      <ChartCard {...stores} />
    </div>
  );
};
