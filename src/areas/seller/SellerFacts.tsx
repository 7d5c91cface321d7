import Link from '@mui/material/Link';
import { Detail } from '../../record/Detail';
import { ReadField } from '../../record/ReadField';
import { CopyButton } from '../../ui/text/CopyButton';
import { StatusBadge } from '../../ui/text/StatusBadge';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { SellerFigures } from './holdings/SellerFigures';
import { StatusChangedBy } from './SellerHistory';
import type { Seller } from './sellerRecord';

/** A phone number that WhatsApp accepts: country code and digits only. */
const internationalNumber = /^[1-9]\d{7,14}$/;

/** The facts that staff need first on a call: status, contact and figures of the seller. */
export const SellerFacts = ({ seller }: { seller: Seller }) => {
  const words = useResourceWords();
  const { phoneNumber, email } = seller;
  return (
    <>
      <Detail section="status" readOnly>
        <ReadField source="is_active">
          <StatusBadge active={seller.is_active} />
        </ReadField>
        <ReadField source="username" />
        <StatusChangedBy seller={seller} />
      </Detail>
      <Detail section="contact" readOnly>
        <ReadField source="phoneNumber" wide>
          {phoneNumber && (
            <>
              <span>{phoneNumber}</span> <CopyButton value={phoneNumber} label={words('contact.copyPhone')} />
              {internationalNumber.test(phoneNumber) && (
                <Link href={`https://wa.me/${phoneNumber}`} target="_blank" rel="noopener noreferrer">
                  {words('contact.whatsApp')}
                </Link>
              )}
            </>
          )}
        </ReadField>
        <ReadField source="email" wide>
          {email && (
            <>
              <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>{' '}
              <CopyButton value={email} label={words('contact.copyEmail')} />
            </>
          )}
        </ReadField>
      </Detail>
      <Detail section="figures" readOnly>
        <SellerFigures sellerId={seller.id} />
      </Detail>
    </>
  );
};
