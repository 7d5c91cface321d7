import type { Validator } from 'ra-core';
import { seller } from '../../../i18n/areas/seller';
import { isLoginPassword } from '../../domain/password';
import {
  accountNumberPattern,
  accountOwnershipPattern,
  bankNamePattern,
  emailPattern,
  fullNamePattern,
  neighbourhoodPattern,
  nikLength,
  nikPattern,
  phoneMaxLength,
  phonePattern,
  plainTextPattern,
  postalCodePattern,
} from '../../domain/patterns';
import { atMost, fits, matches, required } from '../../widgets/form/textRules';
import type { SellerForm } from './sellerRecord';

/**
 * The rules of the seller form (specification §5), by form field: what an input takes as its `validate`. ra-core's own
 * validators judge the text as typed; these judge what is sent.
 */

type Field = keyof SellerForm;

const { fields } = seller;

const must = (field: Field, ...rules: Validator[]): Validator[] => [required(fields[field]), ...rules];

const plainText = (field: Field): Validator[] =>
  must(field, matches(plainTextPattern, 'validation.plainText', { label: fields[field] }));

/** Digits without what people put between them. */
export const withoutSeparators = (text: string): string => text.replace(/[\s.-]/g, '');

type Rules = Record<Field, Validator[]>;

/** Registration. */
export const createRules: Rules = {
  fullName: must('fullName', matches(fullNamePattern, 'validation.fullName')),
  storeName: must('storeName', matches(plainTextPattern, 'validation.storeName')),
  phoneNumber: must(
    'phoneNumber',
    atMost(phoneMaxLength, 'validation.phoneTooLong'),
    matches(phonePattern, 'validation.phonePrefix'),
  ),
  email: must('email', matches(emailPattern, 'validation.email')),
  nikNumber: must(
    'nikNumber',
    atMost(nikLength, 'validation.nikTooLong'),
    matches(nikPattern, 'validation.nik'),
  ),
  province: must('province'),
  city: must('city'),
  districts: must('districts'),
  urbanVillage: must('urbanVillage'),
  rt: must('rt', matches(neighbourhoodPattern, 'validation.rt')),
  rw: must('rw', matches(neighbourhoodPattern, 'validation.rw')),
  postal_code: must('postal_code', matches(postalCodePattern, 'validation.postalCode')),
  address: plainText('address'),
  storeAddress: plainText('storeAddress'),
  username: must('username'),
  password: must('password', fits(isLoginPassword, 'validation.loginPassword')),
  bank_name: must('bank_name', matches(bankNamePattern, 'validation.bankName')),
  account_number: must('account_number', matches(accountNumberPattern, 'validation.accountNumber')),
  account_ownership: must(
    'account_ownership',
    matches(accountOwnershipPattern, 'validation.accountOwnership'),
  ),
  storeDesc: plainText('storeDesc'),
  storeSlug: plainText('storeSlug'),
  sellerImage: must('sellerImage'),
  storeImage: must('storeImage'),
  ktpImage: must('ktpImage'),
  is_active: must('is_active'),
};

/** Edit: the password is read-only and not required; no new ID card photo keeps the stored one. */
export const editRules: Rules = { ...createRules, password: [], ktpImage: [] };
