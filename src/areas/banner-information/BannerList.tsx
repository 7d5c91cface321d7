import type { RaRecord } from 'ra-core';
import type { ListOrder } from '../../domain/queue';
import { PhotoCell } from '../../form/photo/Photo';
import type { Column } from '../../list/columns';
import { DataTable } from '../../list/DataTable';
import { wordedChoices } from '../../list/filter/filterChoices';
import type { ListFilter } from '../../list/filter/listFilter';
import { ListPage } from '../../list/ListPage';
import { Reorderable } from '../../list/reorder/Reorderable';
import { OrderField } from '../../list/reorder/ReorderButtons';
import { DeleteButton, EditLink, RowActions } from '../../record/action/RowActions';
import { DrawerRoutes } from '../../record/DrawerRoutes';
import { onDemand } from '../../ui/onDemand/onDemand';
import { BannerPeriod, LinkText } from './BannerTexts';
import { type Banner, bannerPositions, bannerStates } from './bannerWire';

const BannerCreate = onDemand(async () => ({ default: (await import('./BannerForm')).BannerCreate }));
const BannerEdit = onDemand(async () => ({ default: (await import('./BannerForm')).BannerEdit }));

const filters: readonly ListFilter[] = [
  { source: 'position', useChoices: wordedChoices(bannerPositions, 'positions') },
];

const columns: readonly Column<Banner>[] = [
  {
    source: 'title',
    show: (banner) => (
      <PhotoCell wide picture={banner.image} first={banner.title} second={<LinkText banner={banner} />} />
    ),
  },
  { source: 'position', sortBy: 'place', words: 'positions' },
  { source: 'order', sortable: false, show: () => <OrderField /> },
  { source: 'period', sortBy: 'start_at', show: (banner) => <BannerPeriod banner={banner} />, export: false },
  { source: 'start_at', type: 'instant', within: 'period' },
  { source: 'end_at', type: 'instant', within: 'period' },
  { source: 'status', sortable: false, type: 'state', exportedAfter: 'order' },
  { source: 'link_type', words: 'linkTypes', within: 'title' },
  { source: 'link', value: ({ link_name, link }) => link_name ?? link, within: 'title' },
  { source: 'alt', within: 'title' },
];

const usualOrder: ListOrder = { sort: { field: 'place', order: 'ASC' } };

const rowActions = (
  <RowActions>
    <EditLink />
    <DeleteButton />
  </RowActions>
);

const positionOf = (record: RaRecord): unknown => record.position;

const BannerList = () => (
  <>
    <ListPage columns={columns} filters={filters} states={bannerStates} usualOrder={usualOrder}>
      <Reorderable groupOf={positionOf}>
        <DataTable rowActions={rowActions} />
      </Reorderable>
    </ListPage>
    <DrawerRoutes create={BannerCreate} edit={BannerEdit} />
  </>
);

export default BannerList;
