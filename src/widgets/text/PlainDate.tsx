import { isPlainDate } from '../../format/plainDate';
import { writtenDate } from '../../format/writtenDate';
import './figures.css';

/** A pure date `YYYY-MM-DD` as `20 Nov 2026`, in no zone at all; a dash for what is no date. */
export const PlainDate = ({ value }: { value: string | null | undefined }) =>
  value && isPlainDate(value) ? (
    <time className="figures" dateTime={value}>
      {writtenDate(value)}
    </time>
  ) : (
    <span>–</span>
  );
