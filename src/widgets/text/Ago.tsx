import { ageOf } from '../../format/age';
import { writtenInstant } from '../../format/wibTime';
import { useNow } from './useNow';

const relative = new Intl.RelativeTimeFormat('id', { numeric: 'auto' });

/** The age of an instant, `5 menit yang lalu`, with the exact time as tooltip. A dash for an invalid instant. */
export const Ago = ({ at }: { at: string }) => {
  const age = ageOf(at, useNow());
  if (!age) return <span>–</span>;
  return (
    <time dateTime={at} title={writtenInstant(at)}>
      {age.count === 0 ? relative.format(0, 'second') : relative.format(-age.count, age.unit)}
    </time>
  );
};
