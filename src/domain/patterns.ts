/**
 * Specification §5 'Validation rules' (summarised in §9), by name; each tests the whole, trimmed value. 'Letters' are A to Z:
 * the server stores no others. Passwords are in password.ts, because the login page downloads only that file.
 */

/** Seller form: fullName, 'letters and spaces only, at least 4 characters'. */
export const fullNamePattern = /^[A-Za-z ]{4,}$/;

/** Seller form: storeName, address, storeAddress, storeDesc, storeSlug. */
export const plainTextPattern = /^[A-Za-z][A-Za-z0-9. ]*$/;

/** Seller form: phoneNumber, '62 followed by 11 to 13 digits, max length 13', read as 11 to 13 in total (reading 3). */
export const phonePattern = /^62\d{9,11}$/;
export const phoneMaxLength = 13;
/** The prefix of a phone number, and the form's default value. */
export const phonePrefix = '62';

/** Seller form: email, 'standard e-mail pattern': the pattern of the HTML standard, with a required dot in the domain. */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** Seller form: nikNumber, 'exactly 16 digits'. */
export const nikPattern = /^\d{16}$/;
export const nikLength = 16;

/** Seller form: bank_name, 'letters and spaces, starting with a letter'. */
export const bankNamePattern = /^[A-Za-z][A-Za-z ]*$/;

/** Seller form: account_number, '5 to 16 digits'. */
export const accountNumberPattern = /^\d{5,16}$/;

/** Seller form: account_ownership, 'letters and spaces only'. */
export const accountOwnershipPattern = /^[A-Za-z ]+$/;

/** Seller form: rt and rw, 'exactly 3 digits'. */
export const neighbourhoodPattern = /^\d{3}$/;
export const neighbourhoodLength = 3;

/** Seller form: postal_code, '5 to 6 characters'; §5 and §9 both say characters, not digits. */
export const postalCodePattern = /^.{5,6}$/u;
