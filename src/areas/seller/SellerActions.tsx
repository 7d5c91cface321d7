import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useCreatePath, useRecordContext, useResourceContext, useShowContext, useStore } from 'ra-core';
import type { ReactNode } from 'react';
import { useMay } from '../../authProvider/useMay';
import { ActionButton } from '../../record/action/ActionButton';
import { DeleteButton } from '../../record/action/DeleteButton';
import { EditLink, RowActions } from '../../record/action/RowActions';
import { LinkButton } from '../../ui/LinkButton';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { useResourceWords } from '../../ui/text/words';
import { type SellerRow, sellerStateOf } from './sellerModel';
import { sellerTransitions } from './sellerWire';

const SellerHoldings = partOnDemand(() => import('./holdings/SellerHoldings'));

/** The seller is refetched when the dialog closes, whatever the result. */
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

export const ImportButton = () => {
  const words = useResourceWords();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  if (!useMay('create')) return null;
  return (
    <LinkButton
      to={`${createPath({ resource, type: 'list' })}/import`}
      variant="outlined"
      color="inherit"
      startIcon={<UploadIcon />}
    >
      {words('import')}
    </LinkButton>
  );
};

/**
 * The card that the form hands to the list as an element, so that the list's code does not include it. It lasts as long as
 * the session (docs/decisions.md 'Preferences in IndexedDB').
 */
export const useCardOverList = () => useStore<ReactNode>('member-list/seller.card', null);
