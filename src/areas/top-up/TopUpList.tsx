import {
  ExportButton,
  type ExportColumn,
  hiddenAtFirst,
  plainColumns,
} from '../../widgets/export/ExportButton';
import { DataTable } from '../../widgets/list/DataTable';
import { ListPage } from '../../widgets/list/ListPage';
import { moreColumns } from '../../widgets/list/moreColumns';
import { MoneyField } from '../../widgets/text/MoneyField';
import { StateField } from '../../widgets/text/StateField';
import { TwoLines } from '../../widgets/text/TwoLines';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { TopUpAge } from './TopUpAge';
import { topUpFilters } from './topUpFilters';
import { topUpOrder } from './topUpOrder';
import { type TopUp, topUpStates } from './topUpWire';

const sorts = [
  ...['request_code', 'owner', 'nominal', 'kode_unik', 'total_transfer', 'bank', 'status'],
  ...['created_at'],
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

const OwnerCell = ({ topUp }: { topUp: TopUp }) => {
  const words = useResourceWords();
  return <TwoLines first={topUp.owner} second={words(`ownerTypes.${topUp.owner_type}`)} />;
};

const columns = [
  <DataTable.Col key="request_code" source="request_code" />,
  <DataTable.Col<TopUp> key="owner" source="owner" render={(topUp) => <OwnerCell topUp={topUp} />} />,
  ...(['nominal', 'kode_unik', 'total_transfer'] as const).map((source) => (
    <DataTable.Col
      key={source}
      source={source}
      numeric
      detail={source !== 'total_transfer'}
      {...(source !== 'kode_unik' && {
        field: MoneyField,
      })}
    />
  )),
  <DataTable.Col key="bank" source="bank" detail />,
  // The oldest request has the greatest age.
  <DataTable.Col<TopUp>
    key="age"
    source="age"
    detail
    sortBy="created_at"
    render={(topUp) => <TopUpAge topUp={topUp} />}
  />,
  <DataTable.Col key="status" source="status" field={StateField} />,
  ...moreColumns(exported),
];

/**
 * Top-Up Saldo: requests by state, newest first. Nothing is decided from here: a decision is taken beside the proof
 * (TopUpShow).
 */
const TopUpList = () => (
  <ListPage
    action={<ExportButton columns={exported} />}
    filters={topUpFilters}
    states={topUpStates}
    {...topUpOrder}
    sorts={sorts}
  >
    <DataTable>{columns}</DataTable>
  </ListPage>
);

export default TopUpList;
