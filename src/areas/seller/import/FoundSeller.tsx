import { OtherSellerLink } from '../inputs/OtherSellerLink';
import type { Found } from './findRegistered';
import { useImportWords } from './useImportWords';

/** The existing seller of a row as a link, or the other one that has its phone number or email. */
export const FoundSeller = ({ found }: { found: Found }) => {
  const words = useImportWords();
  return (
    <>
      {found.isSame && (
        <span>{`${words(found.hasOtherNik ? 'registeredWithOtherNik' : 'registeredAs')} `}</span>
      )}
      <OtherSellerLink seller={found.seller} />
    </>
  );
};
