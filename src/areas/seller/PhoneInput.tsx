import { PhoneTextInput } from '../../widgets/form/PhoneTextInput';
import { createRules } from './sellerRules';

/** The seller's phone number (specification §5). */
export const PhoneInput = () => (
  <PhoneTextInput
    source="phoneNumber"
    validate={createRules.phoneNumber}
    helperText="resources.member-list/seller.help.phoneNumber"
  />
);
