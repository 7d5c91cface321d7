import { memo } from 'react';
import { ratingText } from '../../domain/format/rating';
import type { BulkActions } from '../../list/bulk/bulkActions';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import { queueColumn, type QueueTab, useQueueTab } from '../../list/export/queueColumn';
import { readChoices, wordedChoices } from '../../list/filter/filterChoices';
import type { ListFilter } from '../../list/filter/listFilter';
import { firstRows } from '../../list/firstRows';
import { ListPage } from '../../list/ListPage';
import { moreColumns } from '../../list/moreColumns';
import { InstantField } from '../../ui/text/InstantField';
import { MoneyField } from '../../ui/text/MoneyField';
import { StateBadge } from '../../ui/text/StateBadge';
import { TwoLines } from '../../ui/text/TwoLines';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { exportColumns } from './driverExportColumns';
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
import { DueDrivers } from './DueDocuments';
import { useExpiry } from './useExpiry';
import './driver.css';

const sorts = ['full_name', 'phone', 'merk', 'plat_nomor', 'city', 'balance', 'rating', 'status'];

/** Filters besides the status tabs: vehicle type, city, documents that expire soon (docs/areas.md). */
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

/** Columns that are hidden by default in every tab. */
const more = moreColumns(exportColumns({ isWaiting: false, sortedBy: 'registered_at' }));

const VehicleCell = ({ driver }: { driver: Driver }) => {
  const words = useResourceWords();
  return <TwoLines first={driver.merk} second={words(`vehicles.${driver.vehicle_type}`)} />;
};

/** The state, with the document that expires first below it if staff must act on it. */
const StatusCell = ({ driver }: { driver: Driver }) => {
  const type = firstToEnd(driver);
  const { tone, warning } = useExpiry()(expiryOf(driver, type), type);
  const badge = <StateBadge state={driver.status} />;
  if (warning === undefined) return badge;
  return <TwoLines first={badge} second={<span className={`driver-due is-${tone}`}>{warning}</span>} />;
};

const bulkActions: BulkActions<Driver> = {
  transitions: driverTransitions,
  note: (action, drivers) => action === 'verify' && <DueDrivers drivers={drivers} />,
};

/**
 * Memoised, so that the rows re-render only if their columns change. The queue shows its sort column, the registration date,
 * instead of balance and rating, which unverified drivers do not have.
 */
const DriverTable = memo((tab: QueueTab) => (
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
    <DataTable.Col {...queueColumn(tab, 'balance', 'other tabs')} numeric detail field={MoneyField} />
    <DataTable.Col<Driver>
      {...queueColumn(tab, 'rating', 'other tabs')}
      numeric
      detail
      render={({ rating }) => ratingText(rating ?? NaN)}
    />
    <DataTable.Col {...queueColumn(tab, 'registered_at', 'queue')} detail field={InstantField} />
    <DataTable.Col<Driver> source="status" render={(driver) => <StatusCell driver={driver} />} />
    {more}
  </DataTable>
));
DriverTable.displayName = 'DriverTable';

const DriverRows = () => <DriverTable {...useQueueTab(driverOrder)} />;

const DriverExport = () => <ExportButton columns={exportColumns(useQueueTab(driverOrder))} />;

/** The Driver list: drivers by state, with the document of each that expires soonest if it is due. */
const DriverList = () => (
  <ListPage action={<DriverExport />} filters={filters} states={driverStates} {...driverOrder} sorts={sorts}>
    <DriverRows />
  </ListPage>
);

export const fetchFirstView = firstRows(driverOrder);

export default DriverList;
