import { useTranslate } from 'ra-core';
import { writtenInstant } from '../../domain/format/wibTime';
import { FullWidth } from '../../form/FullWidth';
import { Detail } from '../../record/Detail';
import { Timeline } from '../../record/Timeline';
import { FailedPart } from '../../ui/FailedPart';
import { Spinner } from '../../ui/Spinner';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { useSellerHistory } from './sellerReads';
import { type Seller, sellerStateOf } from './sellerRecord';

/** The person, time and reason of the last change of a seller's status, if the host has them. */
export const StatusChangedBy = ({ seller }: { seller: Seller }) => {
  const translate = useTranslate();
  const words = useResourceWords();
  const { data } = useSellerHistory(seller.id);
  const state = sellerStateOf(seller);
  const last = data?.findLast(({ from, to }) => to === state && from !== to);
  // The entry of a registration has no state before it: nobody has changed the status since.
  if (!last || last.from === '') return null;
  const { actor, at, reason } = last;
  return (
    <FullWidth as="p" className="seller-status-by hint">
      {[
        words(seller.is_active ? 'activatedBy' : 'deactivatedBy', { actor, at: writtenInstant(at) }),
        ...(reason ? [translate('record.timeline.reason', { reason })] : []),
      ].join(' ')}
    </FullWidth>
  );
};

/** The section 'Linimasa'; hidden if the host keeps no history. */
export const SellerHistory = ({ seller: { id } }: { seller: Seller }) => {
  const words = useResourceWords();
  const { data, isPending, refetch } = useSellerHistory(id);
  if (data === null) return null;
  return (
    <Detail section="history" readOnly>
      <FullWidth>
        {data && <Timeline history={data} />}
        {isPending && <Spinner quiet />}
        {!data && !isPending && <FailedPart retry={refetch}>{words('historyFailed')}</FailedPart>}
      </FullWidth>
    </Detail>
  );
};
