import { useRecordContext } from 'ra-core';
import { onDemand } from '../../onDemand/onDemand';
import { ActionButton } from '../../widgets/action/ActionButton';
import { DeleteButton } from '../../widgets/action/DeleteButton';
import { EditLink } from '../../widgets/list/EditLink';
import { RowActions } from '../../widgets/list/RowActions';
import { type SellerRow, sellerStateOf } from './sellerRecord';
import { sellerTransitions } from './sellerWire';

const SellerHoldings = onDemand(() => import('./SellerHoldings'));

type SellerStatusButtonsProps = {
  /** Called when the dialog has gone, whatever came of it. */
  onClosed: () => void;
};

/** 'Nonaktifkan', which asks for a reason, or 'Aktifkan', for the seller around us. */
export const SellerStatusButtons = ({ onClosed }: SellerStatusButtonsProps) => {
  const seller = useRecordContext<SellerRow>();
  if (!seller) return null;
  return Object.entries(sellerTransitions).map(([action, transition]) => (
    <ActionButton
      key={action}
      action={action}
      transition={transition}
      state={sellerStateOf(seller)}
      onClosed={onClosed}
    />
  ));
};

/** At the end of a seller's row. */
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
