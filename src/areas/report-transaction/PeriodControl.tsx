import { useListContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { isBackwards, longestPeriod, type Period, periods } from '../../domain/period';
import { writtenRange } from '../../format/writtenDate';
import { type FilterValues, useFilterValues, withFilter, withFilters } from '../../widgets/filter/listFilter';
import { RangeField } from '../../widgets/filter/RangeField';
import { ScrollStrip } from '../../widgets/filter/ScrollStrip';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { useToday } from '../../widgets/text/useToday';
import { isTooLong, periodDates, periodShown, rangeInForce } from './reportFilter';
import './PeriodControl.css';

/** The report's period, and what belongs beside it. 'Kustom' begins with the days that were shown and offers both dates. */
export const PeriodControl = ({ children }: { children: ReactNode }) => {
  const words = useResourceWords();
  const { setFilters } = useListContext();
  const inForce = useFilterValues();
  const today = useToday();
  // The address, and what follows from it, comes a moment later: what is chosen next begins with what was chosen last.
  const [{ values, from }, setChosen] = useState({ values: inForce, from: inForce });
  if (from !== inForce) setChosen({ values: inForce, from: inForce });
  const chosen = periodShown(values, today);
  const range = rangeInForce(values, today);

  const choose = (changed: FilterValues): void => {
    setChosen({ values: changed, from: inForce });
    setFilters(changed);
  };
  const choosePeriod = (period: Period): void => {
    const isOwn = period === 'kustom';
    choose(
      withFilters(values, {
        period,
        time_gte: isOwn ? range.from : undefined,
        time_lte: isOwn ? range.to : undefined,
      }),
    );
  };

  return (
    <div className="period-control">
      <div className="period-choices">
        <ScrollStrip label={words('period.label')} chosen={chosen}>
          {periods.map((period) => (
            <button
              key={period}
              type="button"
              aria-pressed={period === chosen}
              onClick={() => {
                if (period !== chosen) choosePeriod(period);
              }}
            >
              {words(`period.names.${period}`)}
            </button>
          ))}
        </ScrollStrip>
      </div>
      {chosen === 'kustom' && (
        <RangeField
          filter={periodDates}
          values={values}
          onChange={(changed) => choose(withFilter(changed, 'period', chosen))}
        />
      )}
      {/* Beside the fields too: a browser of another language writes the month before the day. */}
      {!isBackwards(range) && (
        <span className="period-days figures">{writtenRange(range.from, range.to)}</span>
      )}
      {children}
      {isTooLong(values, today) && (
        <p role="status">
          {words('period.tooLong', {
            days: longestPeriod,
            period: writtenRange(range.from, range.to),
          })}
        </p>
      )}
    </div>
  );
};
