import { ListBase } from 'ra-core';
import { useState } from 'react';
import { productStates } from '../src/areas/product-list/productWire';
import { wordedChoices } from '../src/list/filter/filterChoices';
import { FilterButton, FilterChips } from '../src/list/filter/Filters';
import type { FilterChoices, FilterValues, ListFilter } from '../src/list/filter/listFilter';
import { RangeInput } from '../src/list/filter/RangeInput';
import { SearchBox } from '../src/list/filter/SearchBox';
import { StatusTabs } from '../src/list/filter/StatusTabs';
import { ScrollStrip, StripTab } from '../src/ui/Tabs';
import { Frame } from './frame';

const sellers = ['Batik Melati', 'Kopi Mandiri', 'Keripik Sari'].map((name) => ({
  value: name,
  label: name,
}));
const loading = (): FilterChoices => ({ choices: undefined });
const failed = (): FilterChoices => ({ choices: undefined, retry: () => undefined });

const range = { kind: 'numberRange', source: 'price', label: 'price_range', money: true } as const;
const period = { kind: 'dateRange', source: 'created_at' } as const;

/** A filter of each kind. */
export const filters: readonly ListFilter[] = [
  { source: 'availability', useChoices: wordedChoices(['AVAILABLE', 'SOLD_OUT', 'LIMITED'], 'states') },
  { source: 'seller', searchable: true, useChoices: () => ({ choices: sellers }) },
  range,
  period,
];

const unready: readonly ListFilter[] = [
  { source: 'category', useChoices: loading },
  { source: 'condition', useChoices: failed },
];

const some: FilterValues = {
  availability: 'SOLD_OUT',
  seller: 'Kopi Mandiri',
  price_gte: 50_000,
  price_lte: 100_000,
  created_at_gte: '2026-11-01',
};

const reversed: FilterValues = { price_gte: 100_000, price_lte: 50_000 };

type PanelProps = { initial: FilterValues; given?: readonly ListFilter[]; search?: string };

const Panel = ({ initial, given = filters, search = '' }: PanelProps) => {
  const [values, onChange] = useState(initial);
  return (
    <>
      <div className="gallery-row">
        <SearchBox value={search} onSearch={() => undefined}>
          <FilterButton filters={given} {...{ values, onChange }} />
        </SearchBox>
      </div>
      <FilterChips filters={given} {...{ values, onChange }} />
    </>
  );
};

const Ranges = () => {
  const [values, onChange] = useState(reversed);
  return (
    <div className="gallery-row">
      <RangeInput filter={range} {...{ values, onChange }} />
      <RangeInput filter={period} values={some} onChange={() => undefined} />
    </div>
  );
};

/** Search, the filter panel and its chips, ranges, and strips of tabs. */
export const Filters = () => (
  <>
    <Frame title="No filter">
      <Panel initial={{}} />
    </Frame>
    <Frame title="Search and filters, with a panel of every kind of filter">
      <Panel initial={some} search="kopi" />
    </Frame>
    <Frame title="Choices that are loading, choices that could not be loaded">
      <Panel initial={{}} given={unready} />
    </Frame>
    <Frame title="Chips that cannot be removed">
      <FilterChips filters={filters} values={some} />
    </Frame>
    <Frame title="Ranges, the first of them reversed">
      <Ranges />
    </Frame>
    <Frame title="Tabs of states, with counts and without">
      <ListBase disableAuthentication disableSyncWithLocation>
        <StatusTabs states={productStates} />
      </ListBase>
      <ListBase disableAuthentication disableSyncWithLocation resource="make-category">
        <StatusTabs states={['AKTIF', 'TIDAK_AKTIF']} />
      </ListBase>
    </Frame>
    <Frame title="Strip that is wider than the page">
      <ScrollStrip label="Strip" chosen={7}>
        {Array.from({ length: 14 }, (_, index) => (
          <StripTab key={index} isPressed={index === 7} onPress={() => undefined}>
            Tampilan {index + 1}
          </StripTab>
        ))}
      </ScrollStrip>
    </Frame>
  </>
);
