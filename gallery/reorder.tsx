import { ListBase } from 'ra-core';
import { DataTable } from '../src/list/DataTable';
import { Reorderable } from '../src/list/reorder/Reorderable';
import { OrderField } from '../src/list/reorder/ReorderButtons';
import { Frame } from './frame';

/** All categories are siblings. */
const groupOf = () => 'top';

const Categories = ({ field }: { field: string }) => (
  <ListBase disableAuthentication disableSyncWithLocation sort={{ field, order: 'ASC' }}>
    <Reorderable groupOf={groupOf}>
      <DataTable
        rowClick={false}
        pagination={false}
        columns={[
          { source: 'name' },
          { source: 'order', sortable: false, show: () => <OrderField /> },
          { source: 'status', type: 'state' },
        ]}
      />
    </Reorderable>
  </ListBase>
);

/** Rows that are put in order: by drag and by button, by button alone, and only to look at. */
export const Reorder = () => (
  <>
    <Frame title="In their own order" resource="make-category">
      <Categories field="place" />
    </Frame>
    <Frame title="Sorted by name, so that a row cannot be dragged" resource="make-category">
      <Categories field="name" />
    </Frame>
    <Frame title="Without the right to change" resource="make-category" rights="look">
      <Categories field="place" />
    </Frame>
  </>
);
