import { PhotoCell } from '../../form/photo/Photo';
import { wordedChoices } from '../../list/filter/filterChoices';
import { declareList } from '../../list/ListPage';
import { Reorderable } from '../../list/reorder/Reorderable';
import { OrderField } from '../../list/reorder/ReorderButtons';
import { DeleteButton, EditLink, RowActions } from '../../record/action/RowActions';
import { DrawerRoutes } from '../../record/DrawerRoutes';
import { onDemand } from '../../ui/onDemand/onDemand';
import { BannerPeriod, LinkText } from './BannerTexts';
import { type Banner, bannerPositions, bannerStates } from './bannerWire';

const BannerCreate = onDemand(async () => ({ default: (await import('./BannerForm')).BannerCreate }));
const BannerEdit = onDemand(async () => ({ default: (await import('./BannerForm')).BannerEdit }));

export default declareList<Banner>({
  filters: [{ source: 'position', useChoices: wordedChoices(bannerPositions, 'positions') }],
  columns: [
    {
      source: 'title',
      show: (banner) => (
        <PhotoCell wide picture={banner.image} first={banner.title} second={<LinkText banner={banner} />} />
      ),
    },
    { source: 'position', sortBy: 'place', words: 'positions' },
    { source: 'order', sortable: false, show: () => <OrderField /> },
    {
      source: 'period',
      sortBy: 'start_at',
      show: (banner) => <BannerPeriod banner={banner} />,
      export: false,
    },
    { source: 'start_at', type: 'instant', within: 'period' },
    { source: 'end_at', type: 'instant', within: 'period' },
    { source: 'status', sortable: false, type: 'state', exportedAfter: 'order' },
    { source: 'link_type', words: 'linkTypes', within: 'title' },
    { source: 'link', value: ({ link_name, link }) => link_name ?? link, within: 'title' },
    { source: 'alt', within: 'title' },
  ],
  states: bannerStates,
  usualOrder: { sort: { field: 'place', order: 'ASC' } },
  rowActions: (
    <RowActions>
      <EditLink />
      <DeleteButton />
    </RowActions>
  ),
  around: (table) => <Reorderable groupOf={(banner): unknown => banner.position}>{table}</Reorderable>,
  over: <DrawerRoutes create={BannerCreate} edit={BannerEdit} />,
});
