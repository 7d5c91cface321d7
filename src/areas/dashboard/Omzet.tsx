import { useTranslate } from 'ra-core';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { rangeBefore, rangeOf, stretchBefore, type DateRange, type Stretch } from '../../domain/period';
import { addDays } from '../../format/plainDate';
import { groupedFigures, rupiah } from '../../format/rupiah';
import { Change } from '../../widgets/chart/Change';
import { ChartCard } from '../../widgets/chart/ChartCard';
import { dayPoints } from '../../widgets/chart/dayPoints';
import { StatCard, StatCards } from '../../widgets/chart/StatCard';
import { usePaymentMethodName } from '../../widgets/filter/usePaymentMethods';
import { useStretchText } from '../../widgets/text/useStretchText';
import { useToday } from '../../widgets/text/useToday';
import { omzetByDay, omzetByMethod, omzetSummary, report } from './dashboardWire';

const queryOf = ({ from, to }: DateRange) => ({ filter: { time_gte: from, time_lte: to } });

const useSummary = (range: DateRange, enabled = true) =>
  useResourceRead({
    resource: report,
    name: 'summary',
    schema: omzetSummary,
    query: queryOf(range),
    enabled,
  });

const cards = [
  { name: 'todayTotal', period: 'hari-ini', column: 'total', written: rupiah },
  { name: 'todayCount', period: 'hari-ini', column: 'count', written: groupedFigures },
  { name: 'monthTotal', period: 'bulan-ini', column: 'total', written: rupiah },
  { name: 'monthKomisi', period: 'bulan-ini', column: 'komisi', written: rupiah },
] as const;

type FigureProps = { card: (typeof cards)[number]; today: string };

const Figure = ({ card: { name, period, column, written }, today }: FigureProps) => {
  const translate = useTranslate();
  const range = rangeOf(period, today);
  const before = rangeBefore(period, range);
  const query = useSummary(range);
  const stretch = stretchBefore(range, before, today, query.data?.until);
  const { from, to, until = to }: Stretch = stretch ?? before;
  const { data: earlier } = useSummary({ from, to: until }, stretch !== null);
  const stretchText = useStretchText();
  return (
    <StatCard
      label={translate(`resources.dashboard.omzet.${name}`)}
      query={query}
      value={(summary) => written(summary[column])}
      note={
        query.data &&
        stretch &&
        earlier && <Change now={query.data[column]} before={earlier[column]} period={stretchText(stretch)} />
      }
    />
  );
};

/** What was sold: today, this month, by day and by method, from the report's own reads. */
export const Omzet = () => {
  const translate = useTranslate();
  const methodName = usePaymentMethodName();
  const today = useToday();
  const month = { from: addDays(today, -29), to: today };
  const days = useResourceRead({
    resource: report,
    name: 'series',
    schema: omzetByDay,
    query: queryOf(month),
  });
  const methods = useResourceRead({
    resource: report,
    name: 'methods',
    schema: omzetByMethod,
    query: queryOf(month),
  });
  const heads = (label: 'date' | 'method') => ({
    label: translate(`resources.${report}.charts.${label}`),
    count: translate(`resources.${report}.charts.count`),
    value: translate(`resources.${report}.charts.total`),
  });
  return (
    <>
      <StatCards>
        {cards.map((card) => (
          <Figure key={card.name} card={card} today={today} />
        ))}
      </StatCards>
      <div className="dashboard-charts">
        <ChartCard
          title={translate('resources.dashboard.omzet.byDay')}
          heading="h3"
          kind="line"
          heads={heads('date')}
          query={{
            ...days,
            data: dayPoints(month, days.data),
          }}
        />
        <ChartCard
          title={translate('resources.dashboard.omzet.byMethod')}
          heading="h3"
          kind="bars"
          heads={heads('method')}
          query={{
            ...methods,
            data: methods.data?.map(({ method, count, total }) => ({
              key: method,
              label: methodName(method),
              value: total,
              count,
            })),
          }}
        />
      </div>
    </>
  );
};
