import { useTranslate } from 'ra-core';
import { ExportButton, type ExportColumn } from '../../widgets/export/ExportButton';
import { EmptyState } from '../../widgets/feedback/EmptyState';
import { CreateButton } from '../../widgets/list/CreateButton';
import { DataTable } from '../../widgets/list/DataTable';
import { ListPage } from '../../widgets/list/ListPage';
import { StatusBadge } from '../../widgets/text/StatusBadge';
import { SellerRowActions } from './SellerActions';
import { sellerFilters } from './sellerFilters';

const key = (name: string): string => `resources.member-list/seller.${name}`;

/** What can be both a column and an order of the server's (reading 23). */
const sources = ['storeName', 'fullName', 'phoneNumber', 'email', 'cityName', 'is_active'] as const;

const actions = <SellerRowActions />;

const columns = sources.map((source) => (
  <DataTable.Col
    key={source}
    source={source}
    label={key(`columns.${source}`)}
    {...(source === 'is_active' && {
      render: (record) => <StatusBadge active={record.is_active === true} />,
    })}
  />
));

const SellerExport = () => {
  const translate = useTranslate();
  const exported = sources.map((source): ExportColumn => ({
    source,
    label: key(`columns.${source}`),
    ...(source === 'is_active' && {
      value: ({ is_active }) =>
        translate(`widgets.text.status.${is_active === true ? 'active' : 'inactive'}`),
    }),
  }));
  return <ExportButton columns={exported} />;
};

const NoSellers = () => {
  const translate = useTranslate();
  return (
    <EmptyState
      image="empty"
      title={translate(key('list.empty.title'))}
      hint={translate(key('list.empty.hint'))}
    >
      <CreateButton variant="outlined" label={translate(key('list.register'))} />
    </EmptyState>
  );
};

/**
 * Pelapak: the sellers, searched, filtered, sorted and paged by the server (specification §2, §3, §9). Until somebody
 * sorts, they keep the server's own order.
 */
const SellerList = () => {
  const translate = useTranslate();
  return (
    <ListPage
      sentence={key('list.sentence')}
      action={
        <>
          <SellerExport />
          <CreateButton label={translate(key('list.register'))} />
        </>
      }
      filters={sellerFilters}
      sorts={sources}
    >
      <DataTable actions={actions} empty={<NoSellers />}>
        {columns}
      </DataTable>
    </ListPage>
  );
};

export default SellerList;
