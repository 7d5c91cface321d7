import Link from '@mui/material/Link';
import { useResourceContext } from 'ra-core';
import { useRecordPath } from '../../../widgets/record/useRecordPath';
import { useResourceWords } from '../../../widgets/text/useResourceWords';
import type { Found } from './findRegistered';
import { useImportWords } from './useImportWords';

/** A link to the existing seller of a row. It opens a new tab, because leaving this page loses the table. */
export const SellerLink = ({ found }: { found: Found }) => {
  const words = useImportWords();
  const resourceWords = useResourceWords();
  const resource = useResourceContext() ?? '';
  const recordPath = useRecordPath();
  const { id, storeName, fullName } = found.seller;
  return (
    <>
      {found.isSame && `${words(found.hasOtherNik ? 'registeredWithOtherNik' : 'registeredAs')} `}
      <Link href={recordPath(resource, id)} target="_blank" rel="noopener" underline="always">
        {resourceWords('otherSeller.open', { name: storeName || fullName || id })}
      </Link>
    </>
  );
};
