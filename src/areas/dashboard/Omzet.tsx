import { useTranslate } from 'ra-core';
import { ChartCard, useSalesHeads } from '../../charts/ChartCard';
import { dayPoints, salesQuery } from '../../charts/points';
import { Change, StatCard, StatCards } from '../../charts/StatCard';
import {
  knownUntil,
  salesByMethod,
  salesDay,
  salesResource,
  salesTotals,
} from '../../dataProvider/salesFigures';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { shownInteger } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import { type ComparedPeriod, periodBefore, rangeBefore } from '../../domain/comparison';
import { groupedFigures, rupiah } from '../../domain/format/rupiah';
import { type DateRange, rangeOf } from '../../domain/period';
import { usePeriodText, useToday } from '../../ui/text/clock';
import { usePaymentMethodName } from '../../ui/text/words';

/** Only the fields that the home page shows (assumption), so that a host that omits another does not empty it. */
const omzetSummary = z.object({ ...salesTotals, komisi: shownInteger, refund: shownInteger, ...knownUntil });

const readOf =
  <Schema,>(name: string, schema: Schema) =>
  ({ from, to }: DateRange) => ({
    resource: salesResource,
    name,
    schema,
    query: { filter: { time_gte: from, time_lte: to } },
  });

const summaryRead = readOf('summary', omzetSummary);
const daysRead = readOf('series', z.array(salesDay));
const methodsRead = readOf('methods', salesByMethod);

export const Omzet = () => {
  const translate = useTranslate();
  const methodName = usePaymentMethodName();
  const heads = useSalesHeads();
  const today = useToday();
  const month = rangeOf('30-hari', today);
  const days = useResourceRead(daysRead(month));
  const methods = useResourceRead(methodsRead(month));
  return (
    <>
      <StatCards>
        {cards.map((card) => (
          <Figure key={card.name} card={card} today={today} />
        ))}
      </StatCards>
      <div className="dashboard-charts stack">
        <ChartCard
          title={translate('resources.dashboard.omzet.byDay')}
          heading="h3"
          kind="line"
          heads={heads('date')}
          query={{ ...days, data: dayPoints(month, days.data) }}
        />
        <ChartCard
          title={translate('resources.dashboard.omzet.byMethod')}
          heading="h3"
          kind="bars"
          heads={heads('method')}
          query={salesQuery(methods, ({ method }) => ({ key: method, label: methodName(method) }))}
        />
      </div>
    </>
  );
};

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
  const query = useResourceRead(summaryRead(range));
  const compared = periodBefore(range, before, today, query.data?.until);
  const { from, to, until = to }: ComparedPeriod = compared ?? before;
  const { data: earlier } = useResourceRead({
    ...summaryRead({ from, to: until }),
    enabled: compared !== null,
  });
  const periodText = usePeriodText();
  return (
    <StatCard
      label={translate(`resources.dashboard.omzet.${name}`)}
      query={query}
      compared
      value={(summary) => written(summary[column])}
      note={
        query.data &&
        compared &&
        earlier && <Change now={query.data[column]} before={earlier[column]} period={periodText(compared)} />
      }
    />
  );
};
