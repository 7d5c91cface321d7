import { useResourceRead } from '../../dataProvider/useResourceRead';
import { Picker } from '../../ui/field/Picker';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { type OrderDriver, orderDrivers } from './orderWire';
import './DriverPicker.css';

type DriverPickerProps = {
  value: OrderDriver | null;
  onChange: (driver: OrderDriver | null) => void;
  onUnfinished: (text: string) => void;
  /** Id of the driver already assigned, who is not offered. */
  except: string | null;
  /** True if the user confirmed without a choice. */
  missing: boolean;
};

const labelOf = ({ full_name, plat_nomor }: OrderDriver): string => `${full_name} · ${plat_nomor}`;

/** The choice of an active driver, online drivers first; searched by name, number plate and city. */
export const DriverPicker = ({ value, onChange, onUnfinished, except, missing }: DriverPickerProps) => {
  const words = useResourceWords();
  const drivers = useResourceRead({ name: 'drivers', schema: orderDrivers });
  return (
    <Picker
      value={value}
      onChange={onChange}
      onUnfinished={onUnfinished}
      query={{ ...drivers, data: drivers.data?.filter(({ id }) => id !== except) }}
      labelOf={labelOf}
      searchTextOf={(driver) => `${labelOf(driver)} ${driver.city}`}
      optionOf={({ full_name, vehicle_type, plat_nomor, city, is_online }) => (
        <span className="driver-option">
          <strong>{full_name}</strong>
          <span className="hint">
            {[
              words(`drivers.${vehicle_type}`),
              plat_nomor,
              city,
              words(is_online ? 'drivers.online' : 'drivers.offline'),
            ].join(' · ')}
          </span>
        </span>
      )}
      fault={missing ? words('drivers.missing') : undefined}
      field={{
        label: words('fields.driver'),
        helperText: words('drivers.hint'),
        required: true,
        autoFocus: true,
      }}
    />
  );
};
