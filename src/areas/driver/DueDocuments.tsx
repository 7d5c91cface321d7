import { daysBetween, isPlainDate } from '../../domain/format/plainDate';
import { useToday } from '../../ui/text/clock';
import type { Tone } from '../../ui/text/texts';
import { useResourceWords } from '../../ui/text/words';
import { type DocumentType, documentTypes, type Driver, expiryOf, isDue } from './driverWire';
import './drivers.css';

export const firstToEnd = (driver: Driver): DocumentType =>
  documentTypes
    .filter((type) => isPlainDate(expiryOf(driver, type)))
    .sort((a, b) => expiryOf(driver, a).localeCompare(expiryOf(driver, b)))[0] ?? 'SIM';

/** `warning` is set if staff must act. */
export const useExpiry = () => {
  const words = useResourceWords();
  const today = useToday();
  return (driver: Driver, type: DocumentType): { text: string; tone: Tone; warning?: string } => {
    const expiry = expiryOf(driver, type);
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

const DueWarning = ({ warnings }: { warnings: readonly (string | undefined)[] }) => {
  const words = useResourceWords();
  const due = warnings.filter((warning) => warning !== undefined);
  if (due.length === 0) return null;
  return (
    <div className="driver-warning caution">
      <p className="strong">{words('warning')}</p>
      <ul>
        {due.map((warning, index) => (
          <li key={index}>{warning}</li>
        ))}
      </ul>
    </div>
  );
};

export const DueDocuments = ({ driver }: { driver: Driver }) => {
  const expiry = useExpiry();
  return <DueWarning warnings={documentTypes.map((type) => expiry(driver, type).warning)} />;
};

/** Names the first document of each driver. */
export const DueDrivers = ({ drivers }: { drivers: readonly Driver[] }) => {
  const expiry = useExpiry();
  const warningOf = (driver: Driver): string | undefined => {
    const { warning } = expiry(driver, firstToEnd(driver));
    return warning && `${driver.full_name}: ${warning}`;
  };
  return <DueWarning warnings={drivers.map(warningOf)} />;
};
