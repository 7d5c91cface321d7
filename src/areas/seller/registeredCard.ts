import { useStore } from 'ra-core';
import type { ReactNode } from 'react';

/**
 * User name and password of the seller just registered, over the list. An element, so that the list's code does not include it.
 * react-admin's store may hold it, password and all: the store is only in memory, and made anew for each session
 * (docs/decisions.md 'Preferences in IndexedDB').
 */
export const useRegisteredCard = () => useStore<ReactNode>('member-list/seller.card', null);

/** A separate component, so that closing the card does not re-render the list. */
export const RegisteredCard = () => useRegisteredCard()[0];
