import Link from '@mui/material/Link';
import { useRecordContext, useResourceContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useRecordPath } from '../../../widgets/record/useRecordPath';
import { useFieldLabel } from '../../../widgets/text/useFieldLabel';
import { useResourceWords } from '../../../widgets/text/useResourceWords';
import type { Seller, SellerForm } from '../sellerRecord';
import { type OwnNumber, useOtherSeller } from './otherSeller';

type OwnNumberInputProps = {
  source: OwnNumber;
  children: ReactNode;
};

/**
 * Wraps an input whose number should be unique. On blur, a hint below the input names another seller with the same number;
 * it is not an error, because the server decides.
 */
export const OwnNumberInput = ({ source, children }: OwnNumberInputProps) => {
  const { getValues } = useFormContext<SellerForm>();
  const [blurredValue, setBlurredValue] = useState('');
  return (
    <div onBlur={() => setBlurredValue(getValues(source).trim())}>
      {children}
      <OtherSeller source={source} blurredValue={blurredValue} />
    </div>
  );
};

/** A separate component, so that a keystroke re-renders only the input. `blurredValue` is the value at the last blur. */
const OtherSeller = ({ source, blurredValue }: { source: OwnNumber; blurredValue: string }) => {
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  const resource = useResourceContext() ?? '';
  const recordPath = useRecordPath();
  const ownId = useRecordContext<Seller>()?.id;
  const { defaultValues } = useFormState<SellerForm>();
  const typed = useWatch<SellerForm, OwnNumber>({ name: source });
  // The stored number is not looked up.
  const value = blurredValue === defaultValues?.[source] ? '' : blurredValue;
  const other = useOtherSeller({ source, value, ownId });
  const isShown = other && typed.trim() === value;
  return (
    <div role="status">
      {isShown && (
        <p className="other-seller">
          {words('otherSeller.has', { label: fieldLabel(source) })}{' '}
          <Link href={recordPath(resource, other.id)} target="_blank" rel="noopener" underline="always">
            {words('otherSeller.open', { name: other.storeName || other.fullName || other.id })}
          </Link>
        </p>
      )}
    </div>
  );
};
