import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useRecordPath } from '../../record/RecordLink';
import { TextLink } from '../../ui/LinkButton';
import { Optional } from '../../ui/Part';
import { useFieldLabel, useResourceWords } from '../../ui/text/words';
import { useAfterTyping } from '../../ui/useAfterTyping';
import { findOther, nameOf, type OwnNumber } from './registeredSellers';
import { type Seller, sellerResource, type SellerRow, type SellerValues } from './sellerModel';
import { sellerNumbers, sellerRules } from './sellerRules';

const isValid = (source: OwnNumber, value: string): boolean =>
  value !== '' && sellerRules[source].every((rule) => rule(value, {}, {}) === undefined);

/** Opens a new tab, because leaving the page loses the typed values or the chosen table. */
export const OtherSellerLink = ({ seller }: { seller: SellerRow }) => {
  const words = useResourceWords();
  const recordPath = useRecordPath();
  return (
    <TextLink
      to={recordPath(sellerResource, seller.id)}
      target="_blank"
      rel="noopener"
      className="is-underlined"
    >
      {words('otherSeller.open', { name: nameOf(seller) })}
    </TextLink>
  );
};

/** The input itself converts its text only on blur. */
const storedFrom = (source: OwnNumber, typed: string): string => sellerNumbers[source](typed).trim();

/** A hint, when the user stops typing or leaves the input; no error, because the server decides. */
export const OwnNumberInput = ({ source, children }: { source: OwnNumber; children: ReactNode }) => {
  const { getValues } = useFormContext<SellerValues>();
  const [asked, setAsked] = useState('');
  const ask = () => setAsked(storedFrom(source, getValues(source)));
  return (
    <div onBlur={ask}>
      {children}
      <Optional>
        <OtherSeller source={source} asked={asked} onTyped={ask} />
      </Optional>
    </div>
  );
};

type OtherSellerProps = { source: OwnNumber; asked: string; onTyped: () => void };

/** A separate component, so that a keystroke re-renders only the input. */
const OtherSeller = ({ source, asked, onTyped }: OtherSellerProps) => {
  const dataProvider = useDataProvider();
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  const ownId = useRecordContext<Seller>()?.id;
  const { defaultValues } = useFormState<SellerValues>();
  const typed = useWatch<SellerValues, OwnNumber>({ name: source });
  useAfterTyping(typed, onTyped);
  // The stored number is not looked up.
  const value = asked === defaultValues?.[source] ? '' : asked;
  const { data: other } = useQuery({
    queryKey: [sellerResource, 'read', 'otherSeller', source, value, ownId],
    // Without the error: it is only a hint, and the server validates the number on save.
    queryFn: ({ signal }) => findOther(dataProvider, { source, value, ownId }, signal).catch(() => null),
    enabled: isValid(source, value),
    // No value is looked up twice until a save.
    staleTime: Infinity,
  });
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
