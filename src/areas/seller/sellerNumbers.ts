import { readDigits } from '../../domain/digits';
import { padNeighbourhood } from '../../domain/padNeighbourhood';
import { normalisePhone } from '../../domain/phone';

/** How the form and the import read each field of digits. All are idempotent. */
export const sellerNumbers = {
  nikNumber: readDigits,
  phoneNumber: normalisePhone,
  rt: padNeighbourhood,
  rw: padNeighbourhood,
  postal_code: readDigits,
  account_number: readDigits,
} as const;

export type SellerNumber = keyof typeof sellerNumbers;
