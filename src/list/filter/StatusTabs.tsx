import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { stateCounts } from '../../dataProvider/wire';
import { groupedFigures } from '../../domain/format/rupiah';
import { Ornament } from '../../ui/Part';
import { useFilterValues, withFilter } from './listFilter';
import { ScrollStrip, StripTab, TabLine } from './TabStrip';
import './TabStrip.css';

type StatusTabsProps = {
  /** Labelled by `resources.<resource>.states.<state>`. */
  states: readonly string[];
  children?: ReactNode;
};

/** Each with its count under the other filters (`GET <resource>/counts`); they also work without the counts. */
export const StatusTabs = ({ states, children }: StatusTabsProps) => {
  const translate = useTranslate();
  const { resource, setFilters } = useListContext();
  const values = useFilterValues();
  const {
    data: counts,
    isPending,
    failureCount,
  } = useResourceRead({
    name: 'counts',
    schema: stateCounts,
    query: { filter: withFilter(values, 'status', undefined) },
  });
  const active = values.status;
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tab = (state: string | undefined, label: string, count: number | undefined) => (
    <StripTab
      key={label}
      isPressed={active === state}
      onPress={() => setFilters(withFilter(values, 'status', state))}
    >
      <span>{label}</span>
      {count !== undefined && (
        <Ornament>
          {' '}
          <span className="status-tab-count" aria-hidden="true">
            {groupedFigures(count)}
          </span>
          <span className="visually-hidden">{translate('filter.tabs.count', { count })}</span>
        </Ornament>
      )}
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
            counts && (counts[state] ?? 0),
          ),
        )}
        {children}
      </ScrollStrip>
    </TabLine>
  );
};
