import { ageOf, writtenInstant } from '../../domain/format/wibTime';
import { useNow } from '../../ui/text/clock';
import { useResourceWords } from '../../ui/text/words';
import type { TopUp } from './topUpWire';
import './topUp.css';

/** assumption: a request that has awaited verification for longer than this is late. In milliseconds. */
const lateAfter = 24 * 3_600_000;

/** Its age while it is open, afterwards its duration; late requests are marked. */
export const TopUpAge = ({ topUp }: { topUp: TopUp }) => {
  const words = useResourceWords();
  const now = useNow();
  const { status, created_at, approved_at, rejected_at, expired_at } = topUp;
  const end = approved_at ?? rejected_at ?? (status === 'KEDALUWARSA' ? expired_at : null);
  const age = ageOf(created_at, end ? Date.parse(end) : now);
  const isLate = status === 'MENUNGGU_VERIFIKASI' && now - Date.parse(created_at) > lateAfter;
  return (
    <span className={isLate ? 'top-up-age is-late' : 'top-up-age'}>
      <span className="figures" title={writtenInstant(created_at)}>
        {age ? words(`age.${age.count > 0 ? age.unit : 'moments'}`, { count: age.count }) : '–'}
      </span>
      {isLate && <span className="visually-hidden">{`, ${words('waitingLong')}`}</span>}
    </span>
  );
};
