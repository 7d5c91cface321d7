import { writtenInstant } from '../../domain/format/wibTime';

/** An instant (ISO 8601 with offset) in WIB, `20 Nov 2026, 09.05 WIB`; a dash for an invalid instant. */
export const Instant = ({ value }: { value: string | null | undefined }) => {
  const written = writtenInstant(value ?? '');
  return written === '' ? (
    <span>–</span>
  ) : (
    <time className="figures" dateTime={value ?? undefined}>
      {written}
    </time>
  );
};
