import { useListContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { writtenRange } from '../../domain/format/writtenDate';
import { isBackwards, longestPeriod, type Period, periods } from '../../domain/period';
import { type FilterValues, useFilterValues, withFilter, withFilters } from '../../list/filter/listFilter';
import { RangeInput } from '../../list/filter/RangeInput';
import { ScrollStrip } from '../../list/filter/ScrollStrip';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { useToday } from '../../ui/text/useToday';
import { isTooLong, periodDates, periodShown, rangeInForce } from './reportFilter';
import './PeriodControl.css';

/**
 * The choice of the report's period, with `children` beside it. 'Kustom' starts with the current dates and shows both date
 * inputs.
 */
export const PeriodControl = ({ children }: { children: ReactNode }) => {
  const words = useResourceWords();
  const { setFilters } = useListContext();
  const inForce = useFilterValues();
  const today = useToday();
  // The URL changes after a delay, so the last choice is kept here as the base of the next one.
  const [{ values, from }, setChosen] = useState({ values: inForce, from: inForce });
  if (from !== inForce) setChosen({ values: inForce, from: inForce });
  const chosen = periodShown(values, today);
  const range = rangeInForce(values, today);

  const choose = (changed: FilterValues): void => {
    setChosen({ values: withFilters(changed, {}), from: inForce });
    setFilters(changed);
  };
  const choosePeriod = (period: Period): void => {
    const isOwn = period === 'kustom';
    choose({
      ...values,
      period,
      time_gte: isOwn ? range.from : undefined,
      time_lte: isOwn ? range.to : undefined,
    });
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
        <RangeInput
          inline
          filter={periodDates}
          values={values}
          onChange={(changed) => choose(withFilter(changed, 'period', chosen))}
        />
      )}
      {/* Shown beside the inputs too, because a browser in another language may show the month before the day. */}
      {!isBackwards(range) && <span className="hint figures">{writtenRange(range.from, range.to)}</span>}
      {children}
      {isTooLong(values, today) && (
        <p className="hint" role="status">
          {words('period.tooLong', {
            days: longestPeriod,
            period: writtenRange(range.from, range.to),
          })}
        </p>
      )}
    </div>
  );
};
