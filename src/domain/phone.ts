import { phonePrefix } from './patterns';

/** The characters that people put between the digits of a phone number, including invisible marks of chat applications. */
const separators = /[\s\-.()\p{Pd}\p{Cf}]/gu;

/**
 * Normalises a pasted phone number to the stored format `62812…` (reading 3): `+62 812-…`, `0812…`, `(0062) …`, and a
 * number that was pasted behind the form's own `62`. Any other text is left for validation to refuse.
 */
export const normalisePhone = (typed: string): string =>
  typed
    .replace(separators, '')
    .replace(/^[\d+]*\+/, '')
    .replace(/^00+(?=62)/, '')
    // Without the prefix, the rest would be too long for a phone number.
    .replace(/^(?:0|62)+(?=62\d{10})/, '')
    .replace(/^0+/, phonePrefix)
    .replace(/^620+/, phonePrefix);
