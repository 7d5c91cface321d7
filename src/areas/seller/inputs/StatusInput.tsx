import { useTranslate } from 'ra-core';
import { FlagInput } from '../../../widgets/form/FlagInput';
import { StatusBadge } from '../../../widgets/text/StatusBadge';
import { editRules } from '../sellerRules';

/**
 * Whether the seller may sell (specification §4 'Seller is_active'): a switch with its state in words. Where the host does
 * not say the status, a person has to choose it.
 */
export const StatusInput = () => {
  const translate = useTranslate();
  return (
    <FlagInput
      source="is_active"
      label={(isActive) => <StatusBadge active={isActive} />}
      choiceLabel={(isActive) => translate(`widgets.text.status.${isActive ? 'active' : 'inactive'}`)}
      validate={editRules.is_active}
      helperText="resources.member-list/seller.help.statusUnknown"
    />
  );
};
