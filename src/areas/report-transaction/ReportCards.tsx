import { useTranslate } from 'ra-core';
import { groupedFigures, rupiah } from '../../rules/rupiah';
import { writtenRange } from '../../rules/writtenDate';
import { Change } from '../../widgets/Change';
import { StatCard, StatCards } from '../../widgets/StatCard';
import { reportKey } from './reportKey';
import { reportSummary } from './reportWire';
import { useReport, useReportRange } from './useReport';

const cards = [
  { name: 'count', written: groupedFigures, more: 'good' },
  { name: 'total', written: rupiah, more: 'good' },
  { name: 'average', written: rupiah, more: 'good' },
  { name: 'komisi', written: rupiah, more: 'good' },
  { name: 'refund', written: rupiah, more: 'bad' },
] as const;

/** The report's figures, each compared with the period before (AREAS.md). */
export const ReportCards = () => {
  const translate = useTranslate();
  const query = useReport('summary', reportSummary);
  const { data: earlier } = useReport('summary', reportSummary, 'before');
  const { before } = useReportRange();
  const period = writtenRange(before.from, before.to);
  return (
    <StatCards>
      {cards.map(({ name, written, more }) => (
        <StatCard
          key={name}
          label={translate(reportKey(`cards.${name}`))}
          query={query}
          value={(summary) => written(summary[name])}
          note={
            query.data &&
            earlier && <Change now={query.data[name]} before={earlier[name]} period={period} more={more} />
          }
        />
      ))}
    </StatCards>
  );
};
