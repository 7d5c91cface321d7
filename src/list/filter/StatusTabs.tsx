import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { stateCountsQuery } from '../../dataProvider/useResourceRead';
import { ScrollStrip, StripTab, TabLine } from '../../ui/Tabs';
import { useFilterValues, withFilter } from './listFilter';

/** Each tab has its count under the other filters (`GET <resource>/counts`); they also work without the counts. */
export const StatusTabs = ({ states, children }: { states: readonly string[]; children?: ReactNode }) => {
  const translate = useTranslate();
  const { resource, setFilters } = useListContext();
  const values = useFilterValues();
  const {
    data: counts,
    isPending,
    failureCount,
  } = useQuery(stateCountsQuery(resource, withFilter(values, 'status', undefined)));
  const active = values.status;
  const known = Object.values(counts ?? {});
  const total = known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : undefined;
  const tab = (state: string | undefined, label: string, count: number | undefined) => (
    <StripTab
      key={label}
      isPressed={active === state}
      onPress={() => setFilters(withFilter(values, 'status', state))}
      count={count}
    >
      <span>{label}</span>
    </StripTab>
  );
  return (
    <TabLine isWaiting={isPending && failureCount === 0}>
      <ScrollStrip label={translate('filter.tabs.label')} chosen={active}>
        {tab(undefined, translate('filter.tabs.all'), total)}
        {states.map((state) =>
          tab(
            state,
            translate(`resources.${resource}.states.${state}`, { _: state }),
            total === undefined ? undefined : (counts?.[state] ?? 0),
          ),
        )}
        {children}
      </ScrollStrip>
    </TabLine>
  );
};
