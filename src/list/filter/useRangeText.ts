import { useTranslate } from 'ra-core';
import { isPlainDate, writtenDate, writtenRange } from '../../domain/format/plainDate';
import { groupedFigures, rupiah } from '../../domain/format/rupiah';
import { asBound, type FilterValues, type RangeFilter } from './listFilter';

const boundText = ({ kind, money = false }: RangeFilter, value: unknown): string => {
  const bound = asBound(value);
  if (bound === undefined) return '';
  if (kind === 'dateRange') return isPlainDate(String(bound)) ? writtenDate(String(bound)) : String(bound);
  const amount = Number(bound);
  if (!Number.isFinite(amount)) return String(bound);
  return money ? rupiah(amount) : groupedFigures(amount);
};

/** `1–20 Nov 2026`, `Rp50.000–Rp100.000`, `sejak 1 Nov 2026`, `sampai Rp50.000`. */
export const useRangeText = (filter: RangeFilter, values: FilterValues): string => {
  const translate = useTranslate();
  const from = boundText(filter, values[`${filter.source}_gte`]);
  const to = boundText(filter, values[`${filter.source}_lte`]);
  if (to === '')
    return translate(filter.kind === 'dateRange' ? 'filter.range.since' : 'filter.range.atLeast', { from });
  if (from === '') return translate('filter.range.until', { to });
  const first = String(values[`${filter.source}_gte`]);
  const last = String(values[`${filter.source}_lte`]);
  if (filter.kind === 'dateRange' && isPlainDate(first) && isPlainDate(last))
    return writtenRange(first, last);
  return from === to ? from : translate('filter.range.between', { from, to });
};
