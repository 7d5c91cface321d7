import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { writtenInstant } from '../../format/wibTime';
import { Spinner } from '../../widgets/feedback/Spinner';
import { Timeline } from '../../widgets/record/Timeline';
import { useSellerHistory } from './merchantReads';
import type { Seller } from './sellerRecord';
import { SellerSection } from './SellerSection';

/** Beside the status of an inactive seller: who deactivated it, when and why, as far as the host says. */
export const DeactivatedBy = ({ seller: { id, is_active } }: { seller: Seller }) => {
  const translate = useTranslate();
  const { data } = useSellerHistory(id);
  const last = data?.findLast(({ to }) => to === 'TIDAK_AKTIF');
  if (is_active || !last) return null;
  const { actor, at, reason } = last;
  return (
    <p className="seller-deactivated">
      {translate('resources.member-list/seller.deactivatedBy', { actor, at: writtenInstant(at) })}
      {reason && ` ${translate('widgets.record.timeline.reason', { reason })}`}
    </p>
  );
};

/** The section 'Linimasa'; absent on a host that keeps no history. */
export const SellerHistory = ({ seller: { id } }: { seller: Seller }) => {
  const translate = useTranslate();
  const { data, isPending, refetch } = useSellerHistory(id);
  if (data === null) return null;
  return (
    <SellerSection name="history" readOnly>
      <div className="form-wide">
        {data && <Timeline history={data} />}
        {isPending && <Spinner label={translate('widgets.feedback.loading')} quiet />}
        {!data && !isPending && (
          <p role="status">
            {translate('resources.member-list/seller.historyFailed')}{' '}
            <Button size="small" onClick={() => void refetch()}>
              {translate('widgets.feedback.retry')}
            </Button>
          </p>
        )}
      </div>
    </SellerSection>
  );
};
