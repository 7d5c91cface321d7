import { useQuery } from '@tanstack/react-query';
import { regionsQuery } from '../../dataProvider/regions';
import type { BulkActions } from '../../list/bulk/bulkActions';
import { CreateButton } from '../../list/CreateButton';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import { type ExportColumn, plainColumns } from '../../list/export/exportColumn';
import { choicesOf, wordedChoices } from '../../list/filter/filterChoices';
import type { ListFilter, SelectFilter } from '../../list/filter/listFilter';
import { firstRows } from '../../list/firstRows';
import { ListPage } from '../../list/ListPage';
import { StatusBadge } from '../../ui/text/StatusBadge';
import { ImportButton } from './import/ImportButton';
import { useCardOverList } from './register/registered';
import { SellerRowActions } from './SellerActions';
import { type SellerRow, sellerStateOf } from './sellerRecord';
import { sellerTransitions } from './sellerWire';

/** The columns by which the server sorts: all of them (docs/decisions/0021). */
const sorts = ['storeName', 'fullName', 'phoneNumber', 'email', 'cityName', 'is_active'];

/** The provinces of the region service, as in the form's region pickers. */
const useProvinces: SelectFilter['useChoices'] = () =>
  choicesOf(useQuery(regionsQuery('province')), ({ id, name }) => ({ value: id, label: name }));

/** The filters that get-list-merchant accepts besides the search (docs/decisions/0021). */
const filters: readonly ListFilter[] = [
  { source: 'is_active', useChoices: wordedChoices([true, false], 'activity') },
  { source: 'province_id', label: 'province', useChoices: useProvinces },
];

/** Label of `fullName` in the list; the form calls it the full name. */
const sellerName = 'resources.member-list/seller.fields.sellerName';

const exported: readonly ExportColumn[] = [
  { source: 'storeName' },
  { source: 'fullName', label: sellerName },
  ...plainColumns('phoneNumber', 'email', 'cityName'),
  { source: 'is_active', words: 'activity' },
];

const bulkActions: BulkActions<SellerRow> = { transitions: sellerTransitions, stateOf: sellerStateOf };

/** A separate component, so that closing the card does not re-render the list. */
const CardOverList = () => useCardOverList()[0];

/**
 * The Pelapak list. The server searches, filters, sorts and pages it (specification §2, §3, §9), and chooses the order
 * until the user sorts.
 */
const SellerList = () => (
  <>
    <ListPage
      action={
        <>
          <ExportButton columns={exported} />
          <ImportButton />
          <CreateButton />
        </>
      }
      filters={filters}
      sorts={sorts}
    >
      <DataTable actions={<SellerRowActions />} bulkActions={bulkActions}>
        <DataTable.Col source="storeName" />
        <DataTable.Col source="fullName" label={sellerName} />
        <DataTable.Col source="phoneNumber" />
        <DataTable.Col source="email" detail />
        <DataTable.Col source="cityName" detail />
        <DataTable.Col<SellerRow>
          source="is_active"
          render={({ is_active }) => <StatusBadge active={is_active} />}
        />
      </DataTable>
    </ListPage>
    <CardOverList />
  </>
);

export const fetchFirstView = firstRows();

export default SellerList;
