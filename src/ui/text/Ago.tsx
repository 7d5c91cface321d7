import { useTranslate } from 'ra-core';
import { ageOf } from '../../domain/format/age';
import { writtenInstant } from '../../domain/format/wibTime';
import { useNow } from './useNow';

const relative = new Intl.RelativeTimeFormat('id', { numeric: 'auto' });

/** The age of an instant, `5 menit yang lalu` or `1 tahun lalu`, with the exact time as tooltip. A dash for an invalid instant. */
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
