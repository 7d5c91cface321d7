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
import type { Picture } from '../../format/picture';
import type { SellerForm } from './sellerRecord';

/**
 * The rules of the seller form (specification §5), by form field: what an input takes as its `validate`.
 * ra-core's own validators judge the text as typed; these judge what is sent, the trimmed text, and leave
 * emptiness to `required`, so that every fault has one message.
 */

type Label = keyof typeof seller.fields;

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Says `<label> tidak boleh kosong`; marks the input as required. */
const required = (label: Label): Validator => {
  const message = { message: 'validation.required', args: { label: seller.fields[label] } };
  const validator: Validator = (value: unknown) =>
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
      ? message
      : undefined;
  return Object.assign(validator, { isRequired: true });
};

const refuse =
  (isFit: (text: string) => boolean, message: string, label?: Label): Validator =>
  (value: unknown) => {
    const text = trimmed(value);
    if (text === '' || isFit(text)) return undefined;
    return label ? { message, args: { label: seller.fields[label] } } : message;
  };

const matches = (pattern: RegExp, message: string, label?: Label): Validator =>
  refuse((text) => pattern.test(text), message, label);

const atMost = (length: number, message: string): Validator =>
  refuse((text) => text.length <= length, message);

const plainText = (field: Label): Validator[] => [
  required(field),
  matches(plainTextPattern, 'validation.plainText', field),
];

/** Refuses a photo that is still on its way: it has no address to send yet. */
const uploaded =
  (label: Label): Validator =>
  (picture: Picture | null | undefined) =>
    picture?.url === ''
      ? { message: 'validation.uploading', args: { label: seller.fields[label] } }
      : undefined;

type Rules = Record<Exclude<keyof SellerForm, 'is_active'>, Validator[]>;

/** Registration. */
export const createRules: Rules = {
  fullName: [required('fullName'), matches(fullNamePattern, 'validation.fullName')],
  storeName: [required('storeName'), matches(plainTextPattern, 'validation.storeName')],
  phoneNumber: [
    required('phoneNumber'),
    atMost(phoneMaxLength, 'validation.phoneTooLong'),
    matches(phonePattern, 'validation.phonePrefix'),
  ],
  email: [required('email'), matches(emailPattern, 'validation.email')],
  nikNumber: [
    required('nikNumber'),
    atMost(nikLength, 'validation.nikTooLong'),
    matches(nikPattern, 'validation.nik'),
  ],
  province: [required('province')],
  city: [required('city')],
  districts: [required('districts')],
  urbanVillage: [required('urbanVillage')],
  rt: [required('rt'), matches(neighbourhoodPattern, 'validation.rt')],
  rw: [required('rw'), matches(neighbourhoodPattern, 'validation.rw')],
  postal_code: [required('postal_code'), matches(postalCodePattern, 'validation.postalCode')],
  address: plainText('address'),
  storeAddress: plainText('storeAddress'),
  username: [required('username')],
  password: [required('password'), refuse(isLoginPassword, 'validation.loginPassword')],
  bank_name: [required('bank_name'), matches(bankNamePattern, 'validation.bankName')],
  account_number: [required('account_number'), matches(accountNumberPattern, 'validation.accountNumber')],
  account_ownership: [
    required('account_ownership'),
    matches(accountOwnershipPattern, 'validation.accountOwnership'),
  ],
  storeDesc: plainText('storeDesc'),
  storeSlug: plainText('storeSlug'),
  sellerImage: [required('sellerImage'), uploaded('sellerImage')],
  storeImage: [required('storeImage'), uploaded('storeImage')],
  ktpImage: [required('ktpImage'), uploaded('ktpImage')],
};

/** Edit: the password is read-only and not required; no new ID card photo keeps the stored one. */
export const editRules: Rules = { ...createRules, password: [], ktpImage: [uploaded('ktpImage')] };
