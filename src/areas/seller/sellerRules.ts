import type { Validator } from 'ra-core';
import { seller } from '../../../i18n/areas/seller';
import type { Region } from '../../dataProvider/wire';
import { normalisePhone, padNeighbourhood, readDigits } from '../../domain/digits';
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
import type { MergeRules } from '../../form/save/merging';
import { atMost, fits, matches, rulesOf } from '../../form/textRules';
import { newSeller, regionFields, type SellerValues } from './sellerModel';

/** How the form and the import read digits. All are idempotent. */
export const sellerNumbers = {
  nikNumber: readDigits,
  phoneNumber: normalisePhone,
  rt: padNeighbourhood,
  rw: padNeighbourhood,
  postal_code: readDigits,
  account_number: readDigits,
} as const;

export type SellerNumber = keyof typeof sellerNumbers;

type Field = keyof SellerValues;

const { fields } = seller;

const { must, mustBeDigits } = rulesOf<Field>(fields);

const plainText = (field: Field): Validator[] =>
  must(field, matches(plainTextPattern, 'validation.plainText', { label: fields[field] }));

/** Some hosts send a region as text, which a save cannot name. */
const hasId: Validator = (region: Region | null) =>
  region?.id === '' ? { message: 'validation.regionText', args: { name: region.name } } : undefined;

/** Specification §5, judged as it is sent and not as it is typed. */
export const sellerRules: Record<Field, Validator[]> = {
  fullName: must('fullName', matches(fullNamePattern, 'validation.fullName')),
  storeName: must('storeName', matches(plainTextPattern, 'validation.storeName')),
  phoneNumber: mustBeDigits(
    'phoneNumber',
    atMost(phoneMaxLength, 'validation.phoneTooLong'),
    matches(phonePattern, 'validation.phonePrefix'),
  ),
  email: must('email', matches(emailPattern, 'validation.email')),
  nikNumber: mustBeDigits(
    'nikNumber',
    atMost(nikLength, 'validation.nikTooLong'),
    matches(nikPattern, 'validation.nik'),
  ),
  province: must('province', hasId),
  city: must('city', hasId),
  districts: must('districts', hasId),
  urbanVillage: must('urbanVillage', hasId),
  rt: mustBeDigits('rt', matches(neighbourhoodPattern, 'validation.rt')),
  rw: mustBeDigits('rw', matches(neighbourhoodPattern, 'validation.rw')),
  postal_code: mustBeDigits('postal_code', matches(postalCodePattern, 'validation.postalCode')),
  address: plainText('address'),
  storeAddress: plainText('storeAddress'),
  username: must('username'),
  password: must('password', fits(isLoginPassword, 'validation.loginPassword')),
  bank_name: must('bank_name', matches(bankNamePattern, 'validation.bankName')),
  account_number: mustBeDigits('account_number', matches(accountNumberPattern, 'validation.accountNumber')),
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

/** An address and a bank account merge as a whole. The password and the ID card picture are in no response. */
export const sellerMerge: MergeRules = {
  together: [
    [...regionFields, 'rt', 'rw', 'postal_code', 'address'],
    ['bank_name', 'account_number', 'account_ownership'],
  ] satisfies Field[][],
  needed: Object.keys(newSeller).filter((field) => field !== 'password' && field !== 'ktpImage'),
};
