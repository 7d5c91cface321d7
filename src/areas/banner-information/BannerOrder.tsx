import { useCanAccess, useResourceContext } from 'ra-core';
import { ReorderButtons } from '../../widgets/ReorderButtons';
import type { Banner } from './bannerWire';

/** The place within the position, and for who may manage the way to another. */
export const BannerOrder = ({ banner: { order, siblings } }: { banner: Banner }) => {
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  return (
    <span className="figures">
      {order} {canAccess === true && <ReorderButtons order={order} count={siblings} />}
    </span>
  );
};
