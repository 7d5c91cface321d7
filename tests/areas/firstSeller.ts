import type { UserEvent } from '@testing-library/user-event';
import type { startBackOffice } from '../support/backOffice';
import { field } from './everyForm';

/** The first seller of the embedded API, for tests in which two people edit it. */
export const firstSeller = ({ api, open, firstSeller: someSeller }: ReturnType<typeof startBackOffice>) => ({
  someSeller,
  /** Returns the seller as the server has it now. */
  keptSeller: () => api.db.sellers.get(someSeller().id),
  /** Opens the form of the seller. */
  openSeller: async (): Promise<UserEvent> => {
    const person = open('superadmin', `/dashboard/member-list/seller/${someSeller().id}`);
    await field('Nama Toko');
    return person;
  },
});
