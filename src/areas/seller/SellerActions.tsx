import { useRecordContext, useShowContext } from 'ra-core';
import { ActionButton } from '../../record/action/ActionButton';
import { DeleteButton } from '../../record/action/DeleteButton';
import { EditLink } from '../../record/action/EditLink';
import { RowActions } from '../../record/action/RowActions';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { type SellerRow, sellerStateOf } from './sellerRecord';
import { sellerTransitions } from './sellerWire';

const SellerHoldings = partOnDemand(() => import('./holdings/SellerHoldings'));

/**
 * The button 'Nonaktifkan', which asks for a reason, or 'Aktifkan', on a seller's page. The seller is refetched when the
 * dialog closes, whatever the result.
 */
export const SellerStatusButtons = () => {
  const { record: seller, refetch } = useShowContext<SellerRow>();
  if (!seller) return null;
  return Object.entries(sellerTransitions).map(([action, transition]) => (
    <ActionButton
      key={action}
      action={action}
      transition={transition}
      state={sellerStateOf(seller)}
      onClosed={() => void refetch()}
    />
  ));
};

/** The row actions of a seller. */
export const SellerRowActions = () => {
  const seller = useRecordContext<SellerRow>();
  if (!seller) return null;
  return (
    <RowActions transitions={sellerTransitions} state={sellerStateOf(seller)}>
      <EditLink />
      <DeleteButton consequences={<SellerHoldings />} />
    </RowActions>
  );
};
