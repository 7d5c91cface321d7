import { useResourceWords } from '../../widgets/text/useResourceWords';
import { documentTypes, type Driver, expiryOf, firstToEnd } from './driverWire';
import { useExpiry } from './useExpiry';
import './driver.css';

/**
 * Warns of drivers with expired or soon expiring documents before several drivers are verified. Names the first such
 * document of each driver.
 */
export const DueDrivers = ({ drivers }: { drivers: readonly Driver[] }) => {
  const words = useResourceWords();
  const expiry = useExpiry();
  const due = drivers.filter((driver) => documentTypes.some((type) => expiry(expiryOf(driver, type)).due));
  if (due.length === 0) return null;
  return (
    <div className="driver-warning">
      <p>{words('warning')}</p>
      <ul>
        {due.map((driver) => {
          const type = firstToEnd(driver);
          return (
            <li key={driver.id}>
              {driver.full_name}: {words('due', { type, state: expiry(expiryOf(driver, type)).words })}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
