import { ageOf } from '../../format/age';
import { isInstant, writtenInstant } from '../../format/wibTime';
import { useNow } from '../text/useNow';

const relative = new Intl.RelativeTimeFormat('id', { numeric: 'auto' });

/** How long ago an instant was: `5 menit yang lalu`, with the exact time on pointing. A dash for what is no instant. */
export const Ago = ({ at }: { at: string }) => {
  const now = useNow();
  if (!isInstant(at)) return <span>–</span>;
  // The server's clock may be ahead of this one.
  const { unit, count } = ageOf(at, Math.max(now, Date.parse(at))) ?? { unit: 'minutes', count: 0 };
  return (
    <time dateTime={at} title={writtenInstant(at)}>
      {count === 0 ? relative.format(0, 'second') : relative.format(-count, unit)}
    </time>
  );
};
