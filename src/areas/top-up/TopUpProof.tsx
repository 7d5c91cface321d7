import { EmptyState } from '../../widgets/feedback/EmptyState';
import { PictureViewer } from '../../widgets/photo/PictureViewer';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { TopUp } from './topUpWire';

/** 'Lihat Bukti': the picture of the transfer, or why there is none. */
export const TopUpProof = ({ topUp: { proof, status } }: { topUp: TopUp }) => {
  const words = useResourceWords();
  return (
    <div className="top-up-proof">
      {proof === null ? (
        <EmptyState
          image="empty"
          title={words('noProof.title')}
          hint={words(status === 'MENUNGGU_PEMBAYARAN' ? 'noProof.waiting' : 'noProof.never')}
        />
      ) : (
        <PictureViewer picture={proof} label={words('sections.proof')} />
      )}
    </div>
  );
};
