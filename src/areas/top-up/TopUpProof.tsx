import { PictureViewer } from '../../form/photo/PictureViewer';
import { EmptyState } from '../../ui/EmptyState';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { TopUp } from './topUpWire';

/** The hints for states that explain a missing proof. */
const hints: Readonly<Record<string, string>> = { MENUNGGU_PEMBAYARAN: 'waiting', KEDALUWARSA: 'never' };

/** The picture of the transfer ('Lihat Bukti'), or the reason why there is none. */
export const TopUpProof = ({ topUp: { proof, status } }: { topUp: TopUp }) => {
  const words = useResourceWords();
  return (
    <div className={proof === null ? 'top-up-proof is-missing' : 'top-up-proof'}>
      {proof === null ? (
        <EmptyState
          image="empty"
          title={words('noProof.title')}
          hint={words(`noProof.${hints[status] ?? 'unknown'}`)}
        />
      ) : (
        <PictureViewer picture={proof} label={words('sections.proof')} />
      )}
    </div>
  );
};
