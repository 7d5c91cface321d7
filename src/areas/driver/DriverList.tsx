import { useTranslate } from 'ra-core';
import { ExportButton, type ExportColumn, plainColumns } from '../../widgets/export/ExportButton';
import { EmptyState } from '../../widgets/feedback/EmptyState';
import { DataTable } from '../../widgets/list/DataTable';
import { ListPage } from '../../widgets/list/ListPage';
import { MoneyField } from '../../widgets/text/MoneyField';
import { StateBadge } from '../../widgets/text/StateBadge';
import { TwoLines } from '../../widgets/text/TwoLines';
import { driverFilters } from './driverFilters';
import { driverKey } from './driverKey';
import { byName } from './driverOrder';
import { type Driver, driverStates, expiryOf, firstToEnd } from './driverWire';
import { useExpiry } from './useExpiry';
import './driver.css';

const sorts = ['full_name', 'phone', 'merk', 'plat_nomor', 'city', 'balance', 'rating', 'status'];

const exported: readonly ExportColumn[] = [
  ...plainColumns('full_name', 'phone', 'email'),
  { source: 'nik', secret: true },
  { source: 'vehicle_type', words: 'vehicles' },
  ...plainColumns('merk', 'tahun', 'warna', 'plat_nomor', 'province', 'city', 'district', 'village'),
  ...plainColumns('postal_code', 'address', 'sim_type'),
  { source: 'sim_number', secret: true },
  ...plainColumns('sim_expired', 'stnk_expired', 'skck_expired', 'bank_name'),
  { source: 'account_number', secret: true },
  ...plainColumns('account_ownership', 'balance', 'rating'),
  { source: 'status', words: 'states' },
  ...plainColumns('reason'),
  { source: 'registered_at', instant: true },
];

const VehicleCell = ({ driver }: { driver: Driver }) => {
  const translate = useTranslate();
  return <TwoLines first={driver.merk} second={translate(driverKey(`vehicles.${driver.vehicle_type}`))} />;
};

/** The state, and under it the document that staff have to see to, where there is one. */
const StatusCell = ({ driver }: { driver: Driver }) => {
  const translate = useTranslate();
  const type = firstToEnd(driver);
  const { words, tone, due } = useExpiry()(expiryOf(driver, type));
  const badge = <StateBadge state={driver.status} />;
  if (!due) return badge;
  const warning = translate(driverKey('due'), { type, state: words });
  return <TwoLines first={badge} second={<span className={`driver-due is-${tone}`}>{warning}</span>} />;
};

const columns = [
  <DataTable.Col key="full_name" source="full_name" />,
  <DataTable.Col key="phone" source="phone" />,
  <DataTable.Col<Driver>
    key="vehicle"
    source="merk"
    label={driverKey('fields.vehicle')}
    render={(driver) => <VehicleCell driver={driver} />}
  />,
  <DataTable.Col key="plat_nomor" source="plat_nomor" />,
  <DataTable.Col key="city" source="city" />,
  <DataTable.Col key="balance" source="balance" numeric field={MoneyField} />,
  <DataTable.Col<Driver>
    key="rating"
    source="rating"
    numeric
    render={(driver) => driver.rating?.toLocaleString('id-ID', { minimumFractionDigits: 1 }) ?? '–'}
  />,
  <DataTable.Col<Driver> key="status" source="status" render={(driver) => <StatusCell driver={driver} />} />,
];

const NoDrivers = () => {
  const translate = useTranslate();
  return (
    <EmptyState
      image="empty"
      title={translate(driverKey('empty.title'))}
      hint={translate(driverKey('empty.hint'))}
    />
  );
};

/** Drivers by state, each with the document that ends first where it does so soon. */
const DriverList = () => (
  <ListPage
    sentence={driverKey('sentence')}
    action={<ExportButton columns={exported} />}
    filters={driverFilters}
    tabs={{ states: driverStates }}
    sort={byName}
    sorts={sorts}
  >
    <DataTable rowClick="show" empty={<NoDrivers />}>
      {columns}
    </DataTable>
  </ListPage>
);

export default DriverList;
