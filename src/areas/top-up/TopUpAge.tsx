import { ageOf } from '../../format/age';
import { writtenInstant } from '../../format/wibTime';
import { useNow } from '../../widgets/text/useNow';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { TopUp } from './topUpWire';
import '../../widgets/text/figures.css';
import './topUp.css';

/** assumption: a request that has waited for staff this long is late, in milliseconds. */
const patience = 24 * 3_600_000;

/** When a request was decided or expired; null while it is open. */
const endOf = ({ approved_at, rejected_at, status, expired_at }: TopUp): string | null =>
  approved_at ?? rejected_at ?? (status === 'KEDALUWARSA' ? expired_at : null);

/**
 * 'Umur', such as `5 menit`, `3 jam`, `2 hari`: since when a request exists, or how long it took to its end. One that waits too
 * long is marked. The tooltip shows when it began.
 */
export const TopUpAge = ({ topUp }: { topUp: TopUp }) => {
  const words = useResourceWords();
  const now = useNow();
  const end = endOf(topUp);
  const age = ageOf(topUp.created_at, end ? Date.parse(end) : now);
  const isLate = topUp.status === 'MENUNGGU_VERIFIKASI' && now - Date.parse(topUp.created_at) > patience;
  return (
    <span className={isLate ? 'top-up-age is-late' : 'top-up-age'}>
      <span className="figures" title={writtenInstant(topUp.created_at)}>
        {age ? words(`age.${age.count > 0 ? age.unit : 'moments'}`, { count: age.count }) : '–'}
      </span>
      {isLate && <span className="visually-hidden">, {words('waitingLong')}</span>}
    </span>
  );
};
