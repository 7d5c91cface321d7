import { useStore } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SellerForm } from '../sellerRecord';

/** What is shown once of a seller just registered. */
export type Registered = Pick<SellerForm, 'storeName' | 'username' | 'password'>;

/** What the form has sent of them. */
export const registeredFrom = (form: FieldValues): Registered => {
  const { storeName, username, password } = form as SellerForm;
  return { storeName: storeName.trim(), username: username.trim(), password: password.trim() };
};

/**
 * The card that a form leaves for the list to show, so that a list without one needs none of its code. It is kept in
 * react-admin's store: in memory, for one session, and not among the preferences (docs/decisions/0066).
 */
export const useCardOverList = () => useStore<ReactNode>('member-list/seller.card', null);
