import { useTranslate } from 'ra-core';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import type { ListFilter, SelectFilter } from '../../widgets/listFilter';
import { reportKey } from './reportKey';
import { paymentMethods, reportStatuses, reportStoreNames } from './reportWire';

/** Every shop that has sold something: whoever reads the report need not be allowed to read the sellers. */
const useStores: SelectFilter['useChoices'] = () => {
  const { data, isError, refetch } = useResourceRead({
    resource: 'report-transaction',
    name: 'store-names',
    schema: reportStoreNames,
  });
  return {
    choices: data?.map(({ store_id, store }) => ({ value: store_id, label: store })),
    retry: isError ? () => void refetch() : undefined,
  };
};

const useMethods: SelectFilter['useChoices'] = () => {
  const translate = useTranslate();
  return {
    choices: paymentMethods.map((value) => ({ value, label: translate(reportKey(`methods.${value}`)) })),
  };
};

const useStatuses: SelectFilter['useChoices'] = () => {
  const translate = useTranslate();
  return {
    choices: reportStatuses.map((value) => ({ value, label: translate(reportKey(`states.${value}`)) })),
  };
};

/** Filters of the report besides its period and the search (AREAS.md). */
export const reportFilters: readonly ListFilter[] = [
  { source: 'store_id', label: reportKey('fields.store'), useChoices: useStores },
  { source: 'method', label: reportKey('fields.method'), useChoices: useMethods },
  { source: 'status', label: reportKey('fields.status'), useChoices: useStatuses },
];
