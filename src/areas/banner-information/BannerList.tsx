import { type RaRecord, useTranslate } from 'ra-core';
import { PhotoCell } from '../../form/photo/PhotoCell';
import { CreateButton } from '../../list/CreateButton';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import type { ExportColumn } from '../../list/export/exportColumn';
import { wordedChoices } from '../../list/filter/filterChoices';
import type { ListFilter } from '../../list/filter/listFilter';
import { firstRows } from '../../list/firstRows';
import { ListPage } from '../../list/ListPage';
import { OrderField } from '../../list/reorder/OrderField';
import { Reorderable } from '../../list/reorder/Reorderable';
import { DeleteButton } from '../../record/action/DeleteButton';
import { EditLink } from '../../record/action/EditLink';
import { RowActions } from '../../record/action/RowActions';
import { DrawerRoutes } from '../../record/DrawerRoutes';
import { onDemand } from '../../ui/onDemand/onDemand';
import { StateField } from '../../ui/text/StateField';
import { BannerPeriod } from './BannerPeriod';
import { type Banner, bannerPositions, bannerStates } from './bannerWire';
import { LinkText } from './LinkText';

const BannerCreate = onDemand(() => import('./BannerCreate'));
const BannerEdit = onDemand(() => import('./BannerEdit'));

const filters: readonly ListFilter[] = [
  { source: 'position', useChoices: wordedChoices(bannerPositions, 'positions') },
];

const sort = { field: 'place', order: 'ASC' } as const;

const exported: readonly ExportColumn<Banner>[] = [
  { source: 'title' },
  { source: 'position', words: 'positions' },
  { source: 'order' },
  { source: 'status', words: 'states' },
  { source: 'start_at', instant: true, column: 'period' },
  { source: 'end_at', instant: true, column: 'period' },
  { source: 'link_type', words: 'linkTypes' },
  { source: 'link', value: ({ link_name, link }) => link_name ?? link },
  { source: 'alt' },
];

const actions = (
  <RowActions>
    <EditLink />
    <DeleteButton />
  </RowActions>
);

const positionOf = (record: RaRecord): unknown => record.position;

const PositionText = ({ position }: { position: Banner['position'] }) => {
  const translate = useTranslate();
  return <span>{translate(`resources.master-data/banner-information.positions.${position}`)}</span>;
};

/** The Banner Infomasi list: banners by position and order, with their link and period. */
const BannerList = () => (
  <>
    <ListPage
      action={
        <>
          <ExportButton columns={exported} />
          <CreateButton />
        </>
      }
      filters={filters}
      states={bannerStates}
      sort={sort}
      sorts={['title', 'place', 'start_at']}
    >
      <Reorderable groupOf={positionOf}>
        <DataTable actions={actions}>
          <DataTable.Col<Banner>
            source="title"
            render={(banner) => (
              <PhotoCell
                wide
                picture={banner.image}
                first={banner.title}
                second={<LinkText banner={banner} />}
              />
            )}
          />
          <DataTable.Col<Banner>
            source="position"
            sortBy="place"
            render={(banner) => <PositionText position={banner.position} />}
          />
          <DataTable.Col source="order" sortable={false} field={OrderField} />
          <DataTable.Col<Banner>
            source="period"
            sortBy="start_at"
            render={(banner) => <BannerPeriod banner={banner} />}
          />
          <DataTable.Col source="status" sortable={false} field={StateField} />
        </DataTable>
      </Reorderable>
    </ListPage>
    <DrawerRoutes create={BannerCreate} edit={BannerEdit} />
  </>
);

export const fetchFirstView = firstRows({ sort });

export default BannerList;
