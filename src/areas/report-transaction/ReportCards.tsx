import { Change, StatCard, StatCards } from '../../charts/StatCard';
import { groupedFigures, rupiah } from '../../domain/format/rupiah';
import { usePeriodText } from '../../ui/text/clock';
import { useResourceWords } from '../../ui/text/words';
import { useComparison, useReportFigures } from './useReport';

const cards = [
  { name: 'count', written: groupedFigures, increaseIs: 'good' },
  { name: 'total', written: rupiah, increaseIs: 'good' },
  { name: 'average', written: rupiah, increaseIs: 'good' },
  { name: 'komisi', written: rupiah, increaseIs: 'good' },
  { name: 'refund', written: rupiah, increaseIs: 'bad' },
] as const;

export const ReportCards = ({ onPaper = false }: { onPaper?: boolean }) => {
  const words = useResourceWords();
  const { query, compared, earlier } = useReportFigures();
  const comparison = useComparison();
  const periodText = usePeriodText();
  return (
    <StatCards onPaper={onPaper}>
      {cards.map(({ name, written, increaseIs }) => (
        <StatCard
          key={name}
          label={words(`cards.${name}`)}
          query={query}
          compared={comparison !== 'tanpa'}
          value={(summary) => written(summary[name])}
          note={
            query.data &&
            compared &&
            earlier && (
              <Change
                now={query.data[name]}
                before={earlier.count === 0 ? null : earlier[name]}
                period={periodText(compared)}
                increaseIs={increaseIs}
              />
            )
          }
        />
      ))}
    </StatCards>
  );
};
