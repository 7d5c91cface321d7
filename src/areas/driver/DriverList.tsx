import { ratingText } from '../../domain/format/rupiah';
import { readTexts, wordedChoices } from '../../list/filter/filterChoices';
import { declareList } from '../../list/ListPage';
import { StateBadge, TwoLines } from '../../ui/text/texts';
import {
  type Driver,
  driverCities,
  driverOrder,
  driverStates,
  driverTransitions,
  vehicleTypes,
} from './driverWire';
import { DueDrivers, firstToEnd, useExpiry } from './DueDocuments';
import './drivers.css';

const StatusCell = ({ driver }: { driver: Driver }) => {
  const { tone, warning } = useExpiry()(driver, firstToEnd(driver));
  const badge = <StateBadge state={driver.status} />;
  if (warning === undefined) return badge;
  return <TwoLines first={badge} second={<span className={`driver-due is-${tone}`}>{warning}</span>} />;
};

export default declareList<Driver>({
  filters: [
    { source: 'vehicle_type', useChoices: wordedChoices(vehicleTypes, 'vehicles') },
    { source: 'city', useChoices: readTexts({ name: 'cities', schema: driverCities }) },
    { source: 'documents_due', useChoices: wordedChoices([true], 'dueFilter') },
  ],
  /** Unverified drivers have neither balance nor rating: the queue shows their registration, by which it is sorted. */
  columns: [
    { source: 'full_name' },
    { source: 'phone' },
    { source: 'email', hiddenAtFirst: true },
    { source: 'nik', secret: true, hiddenAtFirst: true },
    { source: 'vehicle_type', words: 'vehicles', within: 'merk' },
    {
      source: 'merk',
      label: 'resources.member-list/driver.fields.vehicle',
      notOnPhones: true,
      show: ({ merk, vehicle_type }, translate) => (
        <TwoLines first={merk} second={translate(`resources.member-list/driver.vehicles.${vehicle_type}`)} />
      ),
      exportedLabel: 'resources.member-list/driver.fields.merk',
    },
    { source: 'tahun', hiddenAtFirst: true },
    { source: 'warna', hiddenAtFirst: true },
    { source: 'plat_nomor' },
    { source: 'province', hiddenAtFirst: true },
    { source: 'city', notOnPhones: true },
    { source: 'district', hiddenAtFirst: true },
    { source: 'village', hiddenAtFirst: true },
    { source: 'postal_code', hiddenAtFirst: true },
    { source: 'address', hiddenAtFirst: true },
    { source: 'sim_type', hiddenAtFirst: true },
    { source: 'sim_number', secret: true, hiddenAtFirst: true },
    { source: 'sim_expired', hiddenAtFirst: true },
    { source: 'stnk_expired', hiddenAtFirst: true },
    { source: 'skck_expired', hiddenAtFirst: true },
    { source: 'bank_name', hiddenAtFirst: true },
    { source: 'account_number', secret: true, hiddenAtFirst: true },
    { source: 'account_ownership', hiddenAtFirst: true },
    { source: 'balance', type: 'money', notOnPhones: true, only: 'otherTabs' },
    {
      source: 'rating',
      numeric: true,
      notOnPhones: true,
      only: 'otherTabs',
      show: ({ rating }) => ratingText(rating ?? NaN),
    },
    { source: 'reason', hiddenAtFirst: true },
    { source: 'registered_at', type: 'instant', notOnPhones: true, only: 'queue' },
    {
      source: 'status',
      words: 'states',
      show: (driver) => <StatusCell driver={driver} />,
      exportedAfter: 'rating',
    },
  ],
  states: driverStates,
  usualOrder: driverOrder,
  bulkActions: {
    transitions: driverTransitions,
    note: (action, drivers) => action === 'verify' && <DueDrivers drivers={drivers} />,
  },
});
