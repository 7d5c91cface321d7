import { useTranslate } from 'ra-core';
import { EmptyState } from '../../widgets/feedback/EmptyState';
import { PictureViewer } from '../../widgets/photo/PictureViewer';
import type { TopUp } from './topUpWire';

/** 'Lihat Bukti': the picture of the transfer, or why there is none. */
export const TopUpProof = ({ topUp: { proof, status } }: { topUp: TopUp }) => {
  const translate = useTranslate();
  const word = (name: string) => translate(`resources.top-up.${name}`);
  return (
    <div className="top-up-proof">
      {proof === null ? (
        <EmptyState
          image="empty"
          title={word('noProof.title')}
          hint={word(status === 'MENUNGGU_PEMBAYARAN' ? 'noProof.waiting' : 'noProof.never')}
        />
      ) : (
        <PictureViewer picture={proof} label={word('sections.proof')} />
      )}
    </div>
  );
};
