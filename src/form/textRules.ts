import type { Validator } from 'ra-core';
import { isStoredAsNumber } from '../domain/digits';
import { emailPattern, phonePattern } from '../domain/patterns';
import { visibleText } from '../domain/visibleText';

/** Only `required` rejects an empty text, so that every error has one message. */

/** As it is sent; '' if it is not a text. */
export const trimmed = (value: unknown): string => (typeof value === 'string' ? visibleText(value) : '');

/** '<label> tidak boleh kosong' (specification §5). It also marks the input as required. */
export const required = (label: string): Validator =>
  Object.assign(
    (value: unknown) =>
      value === null || value === undefined || (typeof value === 'string' && trimmed(value) === '')
        ? { message: 'validation.required', args: { label } }
        : undefined,
    { isRequired: true },
  );

/** `message` is a key, `args` are the values of its placeholders. */
export const fits =
  (isFit: (text: string) => boolean, message: string, args?: { label: string }): Validator =>
  (value: unknown) => {
    const text = trimmed(value);
    if (text === '' || isFit(text)) return undefined;
    return args ? { message, args } : message;
  };

export const atMost = (length: number, message: string): Validator =>
  fits((text) => text.length <= length, message);

export const matches = (pattern: RegExp, message: string, args?: { label: string }): Validator =>
  fits((text) => pattern.test(text), message, args);

/** In a field of digits (domain/digits.ts). */
export const notStoredAsNumber = (label: string): Validator =>
  fits((text) => !isStoredAsNumber(text), 'form.storedAsNumber', { label });

/** Of required fields, which the messages name by `labels`. */
export const rulesOf = <Field extends string>(labels: Readonly<Record<Field, string>>) => {
  const must = (field: Field, ...rules: Validator[]): Validator[] => [required(labels[field]), ...rules];
  const mustBeDigits = (field: Field, ...rules: Validator[]): Validator[] =>
    must(field, notStoredAsNumber(labels[field]), ...rules);
  return {
    must,
    mustBeDigits,
    phone: (field: Field) =>
      mustBeDigits(field, matches(phonePattern, 'validation.otherForms.phone', { label: labels[field] })),
    email: (field: Field) =>
      must(field, matches(emailPattern, 'validation.otherForms.email', { label: labels[field] })),
  };
};
