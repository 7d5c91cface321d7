import { useRecordContext, useTranslate } from 'ra-core';
import { SwitchInput } from '../../../widgets/form/SwitchInput';
import { UnknownSwitchInput } from '../../../widgets/form/UnknownSwitchInput';
import { StatusBadge } from '../../../widgets/text/StatusBadge';
import type { Seller } from '../sellerRecord';
import { editRules } from '../sellerRules';

/**
 * Whether the seller may sell (specification §4 'Seller is_active'): a switch with its state in words. Where the host does
 * not say the status, a person has to choose it.
 */
export const StatusInput = () => {
  const translate = useTranslate();
  const seller = useRecordContext<Seller>();
  if (seller?.is_active !== null)
    return <SwitchInput source="is_active" label={(isActive) => <StatusBadge active={isActive} />} />;
  return (
    <UnknownSwitchInput
      source="is_active"
      label={(isActive) => translate(`widgets.text.status.${isActive ? 'active' : 'inactive'}`)}
      validate={editRules.is_active}
      helperText="resources.member-list/seller.help.statusUnknown"
    />
  );
};
