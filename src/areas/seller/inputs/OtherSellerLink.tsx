import Link from '@mui/material/Link';
import { useResourceContext } from 'ra-core';
import { useRecordPath } from '../../../record/useRecordPath';
import { useResourceWords } from '../../../ui/text/useResourceWords';
import type { SellerRow } from '../sellerRecord';
import { nameOf } from './otherSeller';

/** A link to another seller. It opens a new tab, because leaving the page loses the typed values or the chosen table. */
export const OtherSellerLink = ({ seller }: { seller: SellerRow }) => {
  const words = useResourceWords();
  const resource = useResourceContext() ?? '';
  const recordPath = useRecordPath();
  return (
    <Link href={recordPath(resource, seller.id)} target="_blank" rel="noopener" underline="always">
      {words('otherSeller.open', { name: nameOf(seller) })}
    </Link>
  );
};
