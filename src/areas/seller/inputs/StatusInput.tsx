import { useRecordContext, useTranslate } from 'ra-core';
import { SelectInput } from 'react-admin';
import { SwitchInput } from '../../../widgets/form/SwitchInput';
import { StatusBadge } from '../../../widgets/text/StatusBadge';
import type { Seller } from '../sellerRecord';
import { editRules } from '../sellerRules';

/** A required choice without a default. */
const UnknownStatusInput = () => {
  const translate = useTranslate();
  return (
    <SelectInput
      source="is_active"
      validate={editRules.is_active}
      choices={[
        { id: true, name: translate('widgets.text.status.active') },
        { id: false, name: translate('widgets.text.status.inactive') },
      ]}
      translateChoice={false}
      helperText="resources.member-list/seller.help.statusUnknown"
      margin="none"
    />
  );
};

/**
 * Whether the seller may sell (specification §4 'Seller is_active'): a switch with its state in words. Where the host does
 * not say the status, a person chooses it: a switch would start as one of the two (docs/decisions/0065).
 */
export const StatusInput = () => {
  const seller = useRecordContext<Seller>();
  if (seller?.is_active === null) return <UnknownStatusInput />;
  return <SwitchInput source="is_active" label={(isActive) => <StatusBadge active={isActive} />} />;
};
