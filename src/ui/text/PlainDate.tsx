import { isPlainDate } from '../../domain/format/plainDate';
import { writtenDate } from '../../domain/format/writtenDate';

/** A date `YYYY-MM-DD` without a time zone, shown as `20 Nov 2026`; a dash for an invalid date. */
export const PlainDate = ({ value }: { value: string | null | undefined }) =>
  value && isPlainDate(value) ? (
    <time className="figures" dateTime={value}>
      {writtenDate(value)}
    </time>
  ) : (
    <span>–</span>
  );
