import { topUpMethods } from '../../domain/paymentMethods';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../list/export/exportColumn';
import { wordedChoices } from '../../list/filter/filterChoices';
import type { ListFilter } from '../../list/filter/listFilter';
import { firstRows } from '../../list/firstRows';
import { ListPage } from '../../list/ListPage';
import { moreColumns } from '../../list/moreColumns';
import { MoneyField } from '../../ui/text/MoneyField';
import { StateField } from '../../ui/text/StateField';
import { TwoLines } from '../../ui/text/TwoLines';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { TopUpAge } from './TopUpAge';
import { topUpOrder } from './topUpOrder';
import { ownerTypes, type TopUp, topUpStates } from './topUpWire';

const sorts = 'request_code owner nominal kode_unik total_transfer bank status created_at'.split(' ');

/** Filters besides the status tabs: method, kind of owner, date and amount (docs/areas.md). */
const filters: readonly ListFilter[] = [
  { source: 'method', useChoices: wordedChoices(topUpMethods, 'methods') },
  { source: 'owner_type', useChoices: wordedChoices(ownerTypes, 'ownerTypes') },
  { kind: 'dateRange', source: 'created_at', label: 'created_date' },
  { kind: 'numberRange', source: 'nominal', money: true },
];

const exported: readonly ExportColumn[] = [
  { source: 'request_code' },
  ...hiddenAtFirst({ source: 'created_at', instant: true }),
  { source: 'status', words: 'states' },
  { source: 'owner_type', words: 'ownerTypes', column: 'owner' },
  ...plainColumns('owner', 'nominal', 'kode_unik'),
  ...hiddenAtFirst({ source: 'biaya_admin', figure: MoneyField }),
  { source: 'total_transfer' },
  ...hiddenAtFirst({ source: 'method', words: 'methods' }),
  { source: 'bank' },
  ...hiddenAtFirst(
    ...plainColumns('sender', 'approved_by'),
    { source: 'approved_at', instant: true },
    { source: 'rejected_by' },
    { source: 'rejected_at', instant: true },
    { source: 'rejection_reason' },
    { source: 'balance_before', figure: MoneyField },
    { source: 'balance_after', figure: MoneyField },
  ),
];

const more = moreColumns(exported);

const OwnerCell = ({ topUp }: { topUp: TopUp }) => {
  const words = useResourceWords();
  return <TwoLines first={topUp.owner} second={words(`ownerTypes.${topUp.owner_type}`)} />;
};

/**
 * The Top-Up Saldo list: requests by state, newest first. It has no actions, because a decision requires the proof
 * (TopUpShow).
 */
const TopUpList = () => (
  <ListPage
    action={<ExportButton columns={exported} />}
    filters={filters}
    states={topUpStates}
    {...topUpOrder}
    sorts={sorts}
  >
    <DataTable>
      <DataTable.Col source="request_code" />
      <DataTable.Col<TopUp> source="owner" render={(topUp) => <OwnerCell topUp={topUp} />} />
      <DataTable.Col source="nominal" numeric detail field={MoneyField} />
      <DataTable.Col source="kode_unik" numeric detail />
      <DataTable.Col source="total_transfer" numeric field={MoneyField} />
      <DataTable.Col source="bank" detail />
      {/* Sorted by creation, because the oldest request has the greatest age. */}
      <DataTable.Col<TopUp>
        source="age"
        detail
        sortBy="created_at"
        isReversed
        render={(topUp) => <TopUpAge topUp={topUp} />}
      />
      <DataTable.Col source="status" field={StateField} />
      {more}
    </DataTable>
  </ListPage>
);

export const fetchFirstView = firstRows(topUpOrder);

export default TopUpList;
