import { useNow } from '../../widgets/text/useNow';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { AgeText } from './AgeText';
import type { TopUp } from './topUpWire';
import './topUp.css';

/** assumption: a request that has waited for staff this long is late, in milliseconds. */
const patience = 24 * 3_600_000;

/** When a request came to its end; null while it goes on. */
const endOf = ({ approved_at, rejected_at, status, expired_at }: TopUp): string | null =>
  approved_at ?? rejected_at ?? (status === 'KEDALUWARSA' ? expired_at : null);

/** 'Umur': since when a request exists, or how long it took to its end. One that waits too long is marked. */
export const TopUpAge = ({ topUp }: { topUp: TopUp }) => {
  const words = useResourceWords();
  const now = useNow();
  const isLate = topUp.status === 'MENUNGGU_VERIFIKASI' && now - Date.parse(topUp.created_at) > patience;
  return (
    <span className={isLate ? 'top-up-age is-late' : 'top-up-age'}>
      <AgeText since={topUp.created_at} until={endOf(topUp)} />
      {isLate && <span className="visually-hidden">, {words('waitingLong')}</span>}
    </span>
  );
};
