import type { BulkActions } from '../../widgets/bulk/bulkActions';
import { ExportButton } from '../../widgets/export/ExportButton';
import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../widgets/export/exportColumn';
import { readChoices, wordedChoices } from '../../widgets/filter/filterChoices';
import type { ListFilter } from '../../widgets/filter/listFilter';
import { DataTable } from '../../widgets/list/DataTable';
import { ListPage } from '../../widgets/list/ListPage';
import { moreColumns } from '../../widgets/list/moreColumns';
import { MoneyField } from '../../widgets/text/MoneyField';
import { StateBadge } from '../../widgets/text/StateBadge';
import { TwoLines } from '../../widgets/text/TwoLines';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { driverOrder } from './driverOrder';
import {
  type Driver,
  driverCities,
  driverStates,
  driverTransitions,
  expiryOf,
  firstToEnd,
  vehicleTypes,
} from './driverWire';
import { DueDrivers } from './DueDrivers';
import { useExpiry } from './useExpiry';
import './driver.css';

const sorts = ['full_name', 'phone', 'merk', 'plat_nomor', 'city', 'balance', 'rating', 'status'];

/** Beside the tabs by state: kind of vehicle, city, documents that end soon (docs/areas.md). */
const filters: readonly ListFilter[] = [
  { source: 'vehicle_type', useChoices: wordedChoices(vehicleTypes, 'vehicles') },
  {
    source: 'city',
    useChoices: readChoices({ name: 'cities', schema: driverCities }, (city) => ({
      value: city,
      label: city,
    })),
  },
  { source: 'documents_due', useChoices: wordedChoices([true], 'dueFilter') },
];

const exported: readonly ExportColumn[] = [
  ...plainColumns('full_name', 'phone'),
  ...hiddenAtFirst({ source: 'email' }, { source: 'nik', secret: true }),
  { source: 'vehicle_type', words: 'vehicles', column: 'merk' },
  { source: 'merk' },
  ...hiddenAtFirst(...plainColumns('tahun', 'warna')),
  { source: 'plat_nomor' },
  ...hiddenAtFirst({ source: 'province' }),
  { source: 'city' },
  ...hiddenAtFirst(
    ...plainColumns('district', 'village', 'postal_code', 'address', 'sim_type'),
    { source: 'sim_number', secret: true },
    ...plainColumns('sim_expired', 'stnk_expired', 'skck_expired', 'bank_name'),
    { source: 'account_number', secret: true },
    { source: 'account_ownership' },
  ),
  ...plainColumns('balance', 'rating'),
  { source: 'status', words: 'states' },
  ...hiddenAtFirst({ source: 'reason' }, { source: 'registered_at', instant: true }),
];

const more = moreColumns(exported);

const VehicleCell = ({ driver }: { driver: Driver }) => {
  const words = useResourceWords();
  return <TwoLines first={driver.merk} second={words(`vehicles.${driver.vehicle_type}`)} />;
};

/** The state, and under it the document that staff have to see to, where there is one. */
const StatusCell = ({ driver }: { driver: Driver }) => {
  const words = useResourceWords();
  const type = firstToEnd(driver);
  const { words: state, tone, due } = useExpiry()(expiryOf(driver, type));
  const badge = <StateBadge state={driver.status} />;
  if (!due) return badge;
  const warning = words('due', { type, state });
  return <TwoLines first={badge} second={<span className={`driver-due is-${tone}`}>{warning}</span>} />;
};

const bulkActions: BulkActions<Driver> = {
  transitions: driverTransitions,
  note: (action, drivers) => action === 'verify' && <DueDrivers drivers={drivers} />,
};

/** Drivers by state, each with the document that ends first where it does so soon. */
const DriverList = () => (
  <ListPage
    action={<ExportButton columns={exported} />}
    filters={filters}
    states={driverStates}
    {...driverOrder}
    sorts={sorts}
  >
    <DataTable bulkActions={bulkActions}>
      <DataTable.Col source="full_name" />
      <DataTable.Col source="phone" />
      <DataTable.Col<Driver>
        source="merk"
        detail
        label="resources.member-list/driver.fields.vehicle"
        render={(driver) => <VehicleCell driver={driver} />}
      />
      <DataTable.Col source="plat_nomor" />
      <DataTable.Col source="city" detail />
      <DataTable.Col source="balance" numeric detail field={MoneyField} />
      <DataTable.Col<Driver>
        source="rating"
        numeric
        detail
        render={(driver) => driver.rating?.toLocaleString('id-ID', { minimumFractionDigits: 1 }) ?? '–'}
      />
      <DataTable.Col<Driver> source="status" render={(driver) => <StatusCell driver={driver} />} />
      {more}
    </DataTable>
  </ListPage>
);

export default DriverList;
