import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { type OrderDriver, orderDrivers } from './orderWire';
import './DriverPicker.css';

type DriverPickerProps = {
  value: OrderDriver | null;
  onChange: (driver: OrderDriver | null) => void;
  /** Who has the order already. */
  except: string | null;
  /** Somebody confirmed without a choice. */
  missing: boolean;
};

const labelOf = ({ full_name, plat_nomor }: OrderDriver): string => `${full_name} · ${plat_nomor}`;

const filterOptions = createFilterOptions<OrderDriver>({
  stringify: (driver) => `${labelOf(driver)} ${driver.city}`,
});

/** Every active driver, those who are online first; searched by name, number plate and city. */
export const DriverPicker = ({ value, onChange, except, missing }: DriverPickerProps) => {
  const translate = useTranslate();
  const { data, isPending, isError, refetch } = useResourceRead({ name: 'drivers', schema: orderDrivers });
  const words = (name: string): string => translate(`resources.orders.drivers.${name}`);
  return (
    <Autocomplete
      value={value}
      options={(data ?? []).filter(({ id }) => id !== except)}
      loading={isPending}
      loadingText={words('loading')}
      noOptionsText={words('none')}
      getOptionLabel={labelOf}
      filterOptions={filterOptions}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, driver) => onChange(driver)}
      renderOption={({ key, ...props }, driver) => (
        <li key={key} {...props}>
          <span className="driver-option">
            <strong>{driver.full_name}</strong>
            <span>
              {[words(driver.vehicle_type), driver.plat_nomor, driver.city].join(' · ')}
              {' · '}
              {words(driver.is_online ? 'online' : 'offline')}
            </span>
          </span>
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          label={translate('resources.orders.fields.driver')}
          required
          autoFocus
          error={isError || missing}
          helperText={
            isError ? (
              <>
                {words('failed')}{' '}
                <Link component="button" type="button" color="error" onClick={() => void refetch()}>
                  {translate('widgets.feedback.retry')}
                </Link>
              </>
            ) : (
              words(missing ? 'missing' : 'hint')
            )
          }
        />
      )}
    />
  );
};
