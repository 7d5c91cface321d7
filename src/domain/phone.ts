import { phonePrefix } from './patterns';

/** What people put between the digits of a phone number, invisible marks of chat applications included. */
const separators = /[\s\-.()\p{Pd}\p{Cf}]/gu;

/**
 * A phone number as it is stored, `62812…`, from what staff paste (reading 3): `+62 812-…`, `0812…`, `(0062) …`,
 * and a number pasted behind the form's own `62`. What cannot be read as one is left for the rule to refuse.
 */
export const normalisePhone = (typed: string): string =>
  typed
    .replace(separators, '')
    .replace(/^[\d+]*\+/, '')
    .replace(/^00+(?=62)/, '')
    .replace(/^0+/, phonePrefix)
    .replace(/^620+/, phonePrefix);
