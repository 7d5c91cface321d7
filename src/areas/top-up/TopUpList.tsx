import { useTranslate } from 'ra-core';
import { DataTable } from '../../widgets/DataTable';
import { EmptyState } from '../../widgets/EmptyState';
import { ExportButton, type ExportColumn } from '../../widgets/ExportButton';
import { ListPage } from '../../widgets/ListPage';
import { Money } from '../../widgets/Money';
import { StateBadge } from '../../widgets/StateBadge';
import { TwoLines } from '../../widgets/TwoLines';
import { TopUpAge } from './TopUpAge';
import { topUpFilters } from './topUpFilters';
import { newestFirst } from './topUpOrder';
import { topUpStates, type TopUp } from './topUpWire';

const sorts = [
  ...['request_code', 'owner', 'nominal', 'kode_unik', 'total_transfer', 'bank', 'status'],
  ...['created_at'],
];

const exported = [
  ...['request_code', 'created_at', 'status', 'owner_type', 'owner', 'nominal', 'kode_unik', 'biaya_admin'],
  ...['total_transfer', 'method', 'bank', 'sender', 'approved_by', 'approved_at', 'rejected_by'],
  ...['rejected_at', 'rejection_reason', 'balance_before', 'balance_after'],
];
/** Columns whose values have words, and where these stand. */
const worded: Readonly<Record<string, string>> = {
  status: 'states',
  owner_type: 'ownerTypes',
  method: 'methods',
};

const TopUpExport = () => {
  const translate = useTranslate();
  const columns = exported.map((source): ExportColumn => {
    const words = worded[source];
    if (words === undefined) return { source };
    return { source, value: (record) => translate(`resources.top-up.${words}.${String(record[source])}`) };
  });
  return <ExportButton columns={columns} />;
};

const OwnerCell = ({ topUp }: { topUp: TopUp }) => {
  const translate = useTranslate();
  return (
    <TwoLines first={topUp.owner} second={translate(`resources.top-up.ownerTypes.${topUp.owner_type}`)} />
  );
};

const columns = [
  <DataTable.Col key="request_code" source="request_code" />,
  <DataTable.Col key="owner" source="owner" render={(record) => <OwnerCell topUp={record as TopUp} />} />,
  ...(['nominal', 'kode_unik', 'total_transfer'] as const).map((source) => (
    <DataTable.Col
      key={source}
      source={source}
      numeric
      {...(source !== 'kode_unik' && {
        render: (record) => <Money value={(record as TopUp)[source]} />,
      })}
    />
  )),
  <DataTable.Col key="bank" source="bank" />,
  // The oldest request has the greatest age.
  <DataTable.Col
    key="age"
    source="age"
    sortBy="created_at"
    render={(record) => <TopUpAge topUp={record as TopUp} />}
  />,
  <DataTable.Col
    key="status"
    source="status"
    render={(record) => <StateBadge state={(record as TopUp).status} />}
  />,
];

const NoTopUps = () => {
  const translate = useTranslate();
  return (
    <EmptyState
      image="empty"
      title={translate('resources.top-up.empty.title')}
      hint={translate('resources.top-up.empty.hint')}
    />
  );
};

/**
 * Top-Up Saldo: requests by state, newest first. Nothing is decided from here: a decision is taken beside the proof
 * (TopUpShow).
 */
const TopUpList = () => (
  <ListPage
    sentence="resources.top-up.sentence"
    action={<TopUpExport />}
    filters={topUpFilters}
    tabs={{ states: topUpStates }}
    sort={newestFirst}
    sorts={sorts}
  >
    <DataTable empty={<NoTopUps />}>{columns}</DataTable>
  </ListPage>
);

export default TopUpList;
