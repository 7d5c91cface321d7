import { useRecordContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useAfterTyping } from '../../../list/filter/useAfterTyping';
import { Ornament } from '../../../ui/Ornament';
import { useFieldLabel } from '../../../ui/text/useFieldLabel';
import { useResourceWords } from '../../../ui/text/useResourceWords';
import { sellerNumbers } from '../sellerNumbers';
import type { Seller, SellerForm } from '../sellerRecord';
import { type OwnNumber, useOtherSeller } from './otherSeller';
import { OtherSellerLink } from './OtherSellerLink';

type OwnNumberInputProps = {
  source: OwnNumber;
  children: ReactNode;
};

/** Returns a typed number as it is stored, because the input itself only converts it on blur. */
const storedFrom = (source: OwnNumber, typed: string): string => sellerNumbers[source](typed).trim();

/**
 * Wraps an input whose number should be unique. When the user stops typing or leaves the input, a hint below it names another
 * seller with the same number; it is not an error, because the server decides.
 */
export const OwnNumberInput = ({ source, children }: OwnNumberInputProps) => {
  const { getValues } = useFormContext<SellerForm>();
  const [asked, setAsked] = useState('');
  const ask = () => setAsked(storedFrom(source, getValues(source)));
  return (
    <div onBlur={ask}>
      {children}
      <Ornament>
        <OtherSeller source={source} asked={asked} onTyped={ask} />
      </Ornament>
    </div>
  );
};

type OtherSellerProps = {
  source: OwnNumber;
  asked: string;
  /** Called after each pause in typing. */
  onTyped: () => void;
};

/** A separate component, so that a keystroke re-renders only the input. */
const OtherSeller = ({ source, asked, onTyped }: OtherSellerProps) => {
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  const ownId = useRecordContext<Seller>()?.id;
  const { defaultValues } = useFormState<SellerForm>();
  const typed = useWatch<SellerForm, OwnNumber>({ name: source });
  useAfterTyping(typed, onTyped);
  // The stored number is not looked up.
  const value = asked === defaultValues?.[source] ? '' : asked;
  const other = useOtherSeller({ source, value, ownId });
  const isShown = other && storedFrom(source, typed) === value;
  return (
    <div role="status">
      {isShown && (
        <p className="caution">
          <span>{words('otherSeller.has', { label: fieldLabel(source) })}</span>{' '}
          <OtherSellerLink seller={other} />
        </p>
      )}
    </div>
  );
};
