import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useRecordContext, useResourceContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { largestPage } from '../../config';
import { plainName } from '../../domain/cleanText';
import { normalisePhone } from '../../domain/digits';
import { useRecordPath } from '../../record/RecordLink';
import { TextLink } from '../../ui/LinkButton';
import { Ornament } from '../../ui/Part';
import { useFieldLabel, useResourceWords } from '../../ui/text/words';
import { useAfterTyping } from '../../ui/useAfterTyping';
import type { Seller, SellerForm, SellerRow } from './sellerModel';
import { createRules, sellerNumbers } from './sellerRules';

type OwnNumber = keyof Pick<SellerForm, 'phoneNumber' | 'nikNumber' | 'account_number'>;

type Question = {
  source: OwnNumber;
  value: string;
  /** The form's own seller, who is never reported. */
  ownId: string | undefined;
};

/** The most details that are read to compare a number that rows do not have. */
const maxDetails = 3;

export const nameOf = ({ storeName, fullName, id }: SellerRow): string => storeName || fullName || id;

const rowsFoundBy = async (
  dataProvider: DataProvider,
  resource: string,
  q: string,
  signal?: AbortSignal,
): Promise<SellerRow[]> => {
  const { data } = await dataProvider.getList<SellerRow>(resource, {
    pagination: { page: 1, perPage: largestPage },
    sort: { field: 'storeName', order: 'ASC' },
    filter: { q },
    signal,
  });
  return data;
};

const isValid = ({ source, value }: Question): boolean =>
  value !== '' && createRules[source].every((rule) => rule(value, {}, {}) === undefined);

/** A NIK or account number, which rows lack, is compared with the details of those that no visible field explains. */
const findOther = async (
  dataProvider: DataProvider,
  resource: string,
  { source, value, ownId }: Question,
  signal?: AbortSignal,
): Promise<SellerRow | null> => {
  const rows = await rowsFoundBy(dataProvider, resource, value, signal);
  const others = rows.filter(({ id }) => id !== ownId);
  if (source === 'phoneNumber')
    return others.find(({ phoneNumber }) => normalisePhone(phoneNumber) === value) ?? null;
  const matchedByHiddenField = others.filter(
    ({ storeName, fullName, phoneNumber, email }) =>
      ![storeName, fullName, phoneNumber, email].some((text) => text.includes(value)),
  );
  for (const row of matchedByHiddenField.slice(0, maxDetails)) {
    const { data: seller } = await dataProvider.getOne<Seller>(resource, { id: row.id, signal });
    if (seller[source] === value) return row;
  }
  return null;
};

/** Another seller than that of a row, with the same `field`. */
export type Other = { seller: SellerRow; isSame: false; field: 'phoneNumber' | 'email' };

/** An existing seller: that of a row, whose NIK may have been changed since, or another one. */
export type Found = { seller: SellerRow; isSame: true; hasOtherNik: boolean } | Other;

/** By NIK, or else by phone number or email. A NIK can be corrected later; account numbers may be shared, so they do not count. */
export const findRegistered = async (
  dataProvider: DataProvider,
  resource: string,
  { nikNumber, phoneNumber, email, fullName }: SellerForm,
  signal?: AbortSignal,
): Promise<Found | null> => {
  const find = (source: 'nikNumber' | 'phoneNumber', value: string) =>
    findOther(dataProvider, resource, { source, value, ownId: undefined }, signal);
  const [byNik, byPhone, rows] = await Promise.all([
    find('nikNumber', nikNumber),
    find('phoneNumber', phoneNumber),
    rowsFoundBy(dataProvider, resource, email, signal),
  ]);
  if (byNik) return { seller: byNik, isSame: true, hasOtherNik: false };
  const byEmail = rows.find((row) => row.email.toLowerCase() === email.toLowerCase());
  const others: Other[] = [
    ...(byPhone ? [{ seller: byPhone, isSame: false, field: 'phoneNumber' } as const] : []),
    ...(byEmail && byEmail.id !== byPhone?.id
      ? [{ seller: byEmail, isSame: false, field: 'email' } as const]
      : []),
  ];
  for (const { seller } of others) {
    // Compares the detail's NIK, because a host's search may not cover NIKs.
    const { data } = await dataProvider.getOne<Seller>(resource, { id: seller.id, signal });
    const hasOtherNik = data.nikNumber !== nikNumber;
    if (!hasOtherNik || plainName(seller.fullName) === plainName(fullName))
      return { seller, isSame: true, hasOtherNik };
  }
  return others[0] ?? null;
};

/** True for what may be the result of a registration whose response was lost. */
export const isJustRegistered = (found: Found | null): boolean =>
  found?.isSame === true && !found.hasOtherNik;

/** Undefined while loading, null if there is none or the request fails. No value is looked up twice until a save. */
const useOtherSeller = (question: Question): SellerRow | null | undefined => {
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { source, value, ownId } = question;
  const { data } = useQuery({
    queryKey: [resource, 'read', 'otherSeller', source, value, ownId],
    queryFn: async ({ signal }) => {
      try {
        return await findOther(dataProvider, resource, question, signal);
      } catch {
        // Ignores the error: it is only a hint, and the server validates the number on save.
        return null;
      }
    },
    enabled: isValid(question),
    staleTime: Infinity,
  });
  return data;
};

/** Opens a new tab, because leaving the page loses the typed values or the chosen table. */
export const OtherSellerLink = ({ seller }: { seller: SellerRow }) => {
  const words = useResourceWords();
  const resource = useResourceContext() ?? '';
  const recordPath = useRecordPath();
  return (
    <TextLink to={recordPath(resource, seller.id)} target="_blank" rel="noopener" className="is-underlined">
      {words('otherSeller.open', { name: nameOf(seller) })}
    </TextLink>
  );
};

/** The input itself converts its text only on blur. */
const storedFrom = (source: OwnNumber, typed: string): string => sellerNumbers[source](typed).trim();

/** A hint, when the user stops typing or leaves the input; no error, because the server decides. */
export const OwnNumberInput = ({ source, children }: { source: OwnNumber; children: ReactNode }) => {
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

type OtherSellerProps = { source: OwnNumber; asked: string; onTyped: () => void };

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
