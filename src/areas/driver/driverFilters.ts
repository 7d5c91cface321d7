import { readChoices, wordedChoices } from '../../widgets/filter/filterChoices';
import type { ListFilter } from '../../widgets/filter/listFilter';
import { driverCities, vehicleTypes } from './driverWire';

/** Beside the tabs by state: kind of vehicle, city, documents that end soon (docs/areas.md). */
export const driverFilters: readonly ListFilter[] = [
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
