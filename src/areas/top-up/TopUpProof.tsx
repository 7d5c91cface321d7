import { EmptyState } from '../../widgets/feedback/EmptyState';
import { PictureViewer } from '../../widgets/photo/PictureViewer';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { TopUp } from './topUpWire';

/** Only these states say why there is no proof. */
const hints: Readonly<Record<string, string>> = { MENUNGGU_PEMBAYARAN: 'waiting', KEDALUWARSA: 'never' };

/** 'Lihat Bukti': the picture of the transfer, or why there is none. */
export const TopUpProof = ({ topUp: { proof, status } }: { topUp: TopUp }) => {
  const words = useResourceWords();
  return (
    <div className="top-up-proof">
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
