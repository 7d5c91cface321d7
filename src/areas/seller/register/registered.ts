import { useStore } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SellerForm } from '../sellerRecord';

/** The data of a new seller that is shown once. */
export type Registered = Pick<SellerForm, 'storeName' | 'username' | 'password'>;

/** Returns this data as the form sent it. */
export const registeredFrom = (form: FieldValues): Registered => {
  const { storeName, username, password } = form as SellerForm;
  return { storeName: storeName.trim(), username: username.trim(), password: password.trim() };
};

/**
 * The card that the form hands to the list, as an element, so that the list's code does not include the card. It is kept in
 * react-admin's store in memory for one session, not in the preferences (docs/decisions/0066).
 */
export const useCardOverList = () => useStore<ReactNode>('member-list/seller.card', null);
