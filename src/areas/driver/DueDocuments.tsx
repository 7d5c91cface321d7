import type { ReactElement } from 'react';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { documentTypes, type Driver, expiryOf, firstToEnd } from './driverWire';
import { useExpiry } from './useExpiry';
import './driver.css';

/** A warning before drivers are verified, with a list of items. Renders nothing without items. */
const DueWarning = ({ children }: { children: ReactElement[] }) => {
  const words = useResourceWords();
  if (children.length === 0) return null;
  return (
    <div className="driver-warning">
      <p>{words('warning')}</p>
      <ul>{children}</ul>
    </div>
  );
};

/** Warns of the documents of a driver that have expired or expire soon. */
export const DueDocuments = ({ driver }: { driver: Driver }) => {
  const expiry = useExpiry();
  return (
    <DueWarning>
      {documentTypes
        .map((type) => ({ type, ...expiry(expiryOf(driver, type), type) }))
        .filter(({ warning }) => warning !== undefined)
        .map(({ type, warning }) => (
          <li key={type}>{warning}</li>
        ))}
    </DueWarning>
  );
};

/** Warns of the drivers with such documents, and names the first document of each. */
export const DueDrivers = ({ drivers }: { drivers: readonly Driver[] }) => {
  const expiry = useExpiry();
  return (
    <DueWarning>
      {drivers
        .map((driver) => {
          const type = firstToEnd(driver);
          return { driver, ...expiry(expiryOf(driver, type), type) };
        })
        .filter(({ warning }) => warning !== undefined)
        .map(({ driver, warning }) => (
          <li key={driver.id}>{`${driver.full_name}: ${warning}`}</li>
        ))}
    </DueWarning>
  );
};
