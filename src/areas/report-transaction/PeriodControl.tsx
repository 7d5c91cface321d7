import { useListContext, useTranslate } from 'ra-core';
import { longestPeriod, periods, type Period } from '../../rules/period';
import { writtenRange } from '../../rules/writtenDate';
import { useFilterValues, withFilter, type RangeFilter } from '../../widgets/listFilter';
import { RangeField } from '../../widgets/RangeField';
import { ScrollStrip } from '../../widgets/ScrollStrip';
import { useToday } from '../../widgets/useToday';
import { isTooLong, periodOf, rangeInForce } from './reportFilter';
import { reportKey } from './reportKey';
import './PeriodControl.css';

const customDates: RangeFilter = { kind: 'dateRange', source: 'time', label: reportKey('period.custom') };

/** The report's period. 'Kustom' begins with the days that were shown and offers both dates. */
export const PeriodControl = () => {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const values = useFilterValues();
  const today = useToday();
  const inForce = periodOf(values);
  const range = rangeInForce(values, today);

  const choose = (period: Period): void => {
    const dates =
      period === 'kustom'
        ? { time_gte: range.from, time_lte: range.to }
        : { time_gte: undefined, time_lte: undefined };
    setFilters(
      Object.entries({ ...dates, period }).reduce(
        (changed, [name, value]) => withFilter(changed, name, value),
        values,
      ),
    );
  };

  return (
    <div className="period-control">
      <div className="period-choices">
        <ScrollStrip label={translate(reportKey('period.label'))} chosen={inForce}>
          {periods.map((period) => (
            <button
              key={period}
              type="button"
              aria-pressed={period === inForce}
              onClick={() => {
                if (period !== inForce) choose(period);
              }}
            >
              {translate(reportKey(`period.names.${period}`))}
            </button>
          ))}
        </ScrollStrip>
      </div>
      {inForce === 'kustom' && <RangeField filter={customDates} values={values} onChange={setFilters} />}
      {/* Beside the fields too: a browser of another language writes the month before the day. */}
      <span className="period-days figures">{writtenRange(range.from, range.to)}</span>
      {isTooLong(values) && (
        <p role="status">
          {translate(reportKey('period.tooLong'), {
            days: longestPeriod,
            period: writtenRange(range.from, range.to),
          })}
        </p>
      )}
    </div>
  );
};
