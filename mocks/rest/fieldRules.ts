import {
  accountNumberPattern,
  accountOwnershipPattern,
  bankNamePattern,
  fullNamePattern,
  phonePattern,
  postalCodePattern,
} from '../../src/domain/patterns';

const onlyLetters = 'hanya boleh berisi huruf dan spasi';

/** The fields that several areas check alike: the pattern, and the error message, which continues the field's label. */
export const fieldRules = {
  fullName: [fullNamePattern, `${onlyLetters}, minimal 4 karakter`],
  phone: [phonePattern, 'harus diawali 62 dan terdiri atas 11–13 angka'],
  postalCode: [postalCodePattern, 'harus 5–6 karakter'],
  bankName: [bankNamePattern, onlyLetters],
  accountOwnership: [accountOwnershipPattern, onlyLetters],
  accountNumber: [accountNumberPattern, 'harus 5–16 angka'],
} as const;
