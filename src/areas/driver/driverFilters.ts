import { useTranslate } from 'ra-core';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import type { ListFilter, SelectFilter } from '../../widgets/filter/listFilter';
import { driverKey } from './driverKey';
import { driverCities, vehicleTypes } from './driverWire';

const useVehicles: SelectFilter['useChoices'] = () => {
  const translate = useTranslate();
  return {
    choices: vehicleTypes.map((value) => ({ value, label: translate(driverKey(`vehicles.${value}`)) })),
  };
};

const useCities: SelectFilter['useChoices'] = () => {
  const { data, isError, refetch } = useResourceRead({ name: 'cities', schema: driverCities });
  return {
    choices: data?.map((city) => ({ value: city, label: city })),
    retry: isError ? () => void refetch() : undefined,
  };
};

const useDue: SelectFilter['useChoices'] = () => {
  const translate = useTranslate();
  return { choices: [{ value: true, label: translate(driverKey('dueFilter')) }] };
};

/** Beside the tabs by state: kind of vehicle, city, documents that end soon (docs/areas.md). */
export const driverFilters: readonly ListFilter[] = [
  { source: 'vehicle_type', label: driverKey('fields.vehicle_type'), useChoices: useVehicles },
  { source: 'city', label: driverKey('fields.city'), useChoices: useCities },
  { source: 'documents_due', label: driverKey('fields.documents_due'), useChoices: useDue },
];
