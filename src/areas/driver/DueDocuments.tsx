import type { ReactElement } from 'react';
import { daysBetween, isPlainDate } from '../../domain/format/plainDate';
import { type Tone } from '../../ui/text/badges';
import { useToday } from '../../ui/text/clock';
import { useResourceWords } from '../../ui/text/words';
import { documentTypes, type Driver, expiryOf, firstToEnd, isDue } from './driverWire';
import './drivers.css';

/**
 * Returns a function that gives the text and tone of an expiry date, and the warning about the document if staff must act.
 */
export const useExpiry = () => {
  const words = useResourceWords();
  const today = useToday();
  return (expiry: string, type: string): { text: string; tone: Tone; warning?: string } => {
    if (!isPlainDate(expiry)) return { text: '–', tone: 'neutral' };
    const left = daysBetween(today, expiry);
    const word = left < 0 ? 'past' : left === 0 ? 'today' : isDue(expiry, today) ? 'soon' : 'valid';
    return {
      text: words(`expiry.${word}`, { count: left }),
      tone: ({ past: 'error', today: 'warning', soon: 'warning', valid: 'success' } as const)[word],
      ...(word !== 'valid' && { warning: words(`due.${word}`, { type, count: left }) }),
    };
  };
};

/** A warning before drivers are verified, with a list of items. Renders nothing without items. */
const DueWarning = ({ children }: { children: ReactElement[] }) => {
  const words = useResourceWords();
  if (children.length === 0) return null;
  return (
    <div className="driver-warning">
      <p className="strong">{words('warning')}</p>
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
