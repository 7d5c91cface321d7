import { useFieldValue, useTranslate } from 'ra-core';
import { ageOf } from '../../domain/format/age';
import { isPlainDate, writtenDate } from '../../domain/format/plainDate';
import { groupedFigures, rupiah } from '../../domain/format/rupiah';
import { writtenInstant } from '../../domain/format/wibTime';
import { useNow } from './clock';

/** `Rp1.250.000`; a dash for a missing value. */
export const Money = ({ value }: { value: number | null | undefined }) => (
  <span className="figures">{rupiah(value ?? NaN)}</span>
);

/** `<ReadField source="total" field={MoneyField} />`. */
export const MoneyField = ({ source }: { source: string }) => (
  <Money value={useFieldValue({ source }) as number | null | undefined} />
);

export const FigureField = ({ source }: { source: string }) => (
  <span>{groupedFigures((useFieldValue({ source }) as number | null | undefined) ?? NaN)}</span>
);

/** `20 Nov 2026`; a dash for an invalid date. */
export const PlainDate = ({ value }: { value: string | null | undefined }) =>
  value && isPlainDate(value) ? (
    <time className="figures" dateTime={value}>
      {writtenDate(value)}
    </time>
  ) : (
    <span>–</span>
  );

/** `20 Nov 2026, 09.05 WIB`; a dash for an invalid instant. */
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

export const InstantField = ({ source }: { source: string }) => (
  <Instant value={useFieldValue({ source }) as string | null | undefined} />
);

const relative = new Intl.RelativeTimeFormat('id', { numeric: 'auto' });

/** `5 menit yang lalu` or `1 tahun lalu`, with the exact time as tooltip. */
export const Ago = ({ at }: { at: string }) => {
  const translate = useTranslate();
  const age = ageOf(at, useNow());
  if (!age) return <span>–</span>;
  const { unit, count } = age;
  return (
    <time dateTime={at} title={writtenInstant(at)}>
      {unit === 'months' || unit === 'years'
        ? translate(`text.ago.${unit}`, { count })
        : relative.format(-count, count === 0 ? 'second' : unit)}
    </time>
  );
};
