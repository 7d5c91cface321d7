import { IssuedPassword } from '../../../form/save/IssuedPassword';
import { useFieldLabel } from '../../../ui/text/useFieldLabel';
import { useResourceWords } from '../../../ui/text/useResourceWords';
import type { Registered } from './registered';

type RegisteredSellerProps = Registered & { onClose: () => void };

/** The card after a registration, shown once: shop, user name and password, to copy. */
export const RegisteredSeller = ({ storeName, ...rest }: RegisteredSellerProps) => {
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  return (
    <IssuedPassword
      title={words('registered')}
      first={{ label: fieldLabel('storeName'), value: storeName }}
      {...rest}
    />
  );
};
