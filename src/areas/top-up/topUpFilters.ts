import { useTranslate } from 'ra-core';
import { topUpMethods } from '../../domain/paymentMethods';
import type { ListFilter, SelectFilter } from '../../widgets/filter/listFilter';
import { ownerTypes } from './topUpWire';

/** A select over a fixed list of values, worded by `resources.top-up.<words>.<value>`. */
const choicesOf =
  (values: readonly string[], words: 'methods' | 'ownerTypes'): SelectFilter['useChoices'] =>
  () => {
    const translate = useTranslate();
    return {
      choices: values.map((value) => ({ value, label: translate(`resources.top-up.${words}.${value}`) })),
    };
  };

/** Beside the tabs by state: method, kind of owner, day of the request, amount (docs/areas.md). */
export const topUpFilters: readonly ListFilter[] = [
  {
    source: 'method',
    label: 'resources.top-up.fields.method',
    useChoices: choicesOf(topUpMethods, 'methods'),
  },
  {
    source: 'owner_type',
    label: 'resources.top-up.fields.owner_type',
    useChoices: choicesOf(ownerTypes, 'ownerTypes'),
  },
  { kind: 'dateRange', source: 'created_at', label: 'resources.top-up.filters.created_at' },
  { kind: 'numberRange', source: 'nominal', label: 'resources.top-up.fields.nominal', money: true },
];
