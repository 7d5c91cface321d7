import { useQuery } from '@tanstack/react-query';
import { regionsQuery } from '../../dataProvider/regions';
import type { BulkActions } from '../../widgets/bulk/bulkActions';
import { ExportButton } from '../../widgets/export/ExportButton';
import { type ExportColumn, plainColumns } from '../../widgets/export/exportColumn';
import { choicesOf, wordedChoices } from '../../widgets/filter/filterChoices';
import type { ListFilter, SelectFilter } from '../../widgets/filter/listFilter';
import { CreateButton } from '../../widgets/list/CreateButton';
import { DataTable } from '../../widgets/list/DataTable';
import { ListPage } from '../../widgets/list/ListPage';
import { StatusBadge } from '../../widgets/text/StatusBadge';
import { ImportButton } from './import/ImportButton';
import { useCardOverList } from './register/registered';
import { SellerRowActions } from './SellerActions';
import { type SellerRow, sellerStateOf } from './sellerRecord';
import { sellerTransitions } from './sellerWire';

/** What the server sorts by: every column (docs/decisions/0021). */
const sorts = ['storeName', 'fullName', 'phoneNumber', 'email', 'cityName', 'is_active'];

/** The provinces of the region service, the same that the form's region pickers offer. */
const useProvinces: SelectFilter['useChoices'] = () =>
  choicesOf(useQuery(regionsQuery('province')), ({ id, name }) => ({ value: id, label: name }));

/** What get-list-merchant takes besides the search (docs/decisions/0021). */
const filters: readonly ListFilter[] = [
  { source: 'is_active', useChoices: wordedChoices([true, false], 'activity') },
  { source: 'province_id', label: 'province', useChoices: useProvinces },
];

/** The form asks for the full name; in a list it is the seller's name. */
const sellerName = 'resources.member-list/seller.fields.sellerName';

const exported: readonly ExportColumn[] = [
  { source: 'storeName' },
  { source: 'fullName', label: sellerName },
  ...plainColumns('phoneNumber', 'email', 'cityName'),
  { source: 'is_active', words: 'activity' },
];

const bulkActions: BulkActions<SellerRow> = { transitions: sellerTransitions, stateOf: sellerStateOf };

/** A component of its own, so that closing the card does not draw the list again. */
const CardOverList = () => useCardOverList()[0];

/**
 * Pelapak: the sellers, searched, filtered, sorted and paged by the server (specification §2, §3, §9). Until somebody
 * sorts, they keep the server's own order.
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

export default SellerList;
