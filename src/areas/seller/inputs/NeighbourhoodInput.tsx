import { useFormContext } from 'react-hook-form';
import { padNeighbourhood } from '../../../domain/padNeighbourhood';
import { FormTextInput } from '../../../widgets/form/FormTextInput';
import { createRules } from '../sellerRules';

/** RT or RW: three digits, filled up with zeros when the field is left. */
export const NeighbourhoodInput = ({ source }: { source: 'rt' | 'rw' }) => {
  const { getValues, setValue } = useFormContext();
  return (
    <FormTextInput
      source={source}
      validate={createRules[source]}
      helperText="resources.member-list/seller.help.neighbourhood"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      onBlur={() => {
        const typed = String(getValues(source));
        const number = padNeighbourhood(typed);
        if (number !== typed) setValue(source, number, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
};
