import { useTranslate } from 'ra-core';
import { FlagInput } from '../../../form/FlagInput';
import { StatusBadge } from '../../../ui/text/StatusBadge';
import { editRules } from '../sellerRules';

/**
 * The switch that allows a seller to sell (specification §4 'Seller is_active'), with its state as text. If the host omits
 * the status, the user must choose one.
 */
export const StatusInput = () => {
  const translate = useTranslate();
  return (
    <FlagInput
      source="is_active"
      label={(isActive) => <StatusBadge active={isActive} />}
      choiceLabel={(isActive) => translate(`text.status.${isActive ? 'active' : 'inactive'}`)}
      validate={editRules.is_active}
      helperText="resources.member-list/seller.help.statusUnknown"
    />
  );
};
