import type { Validator } from 'ra-core';
import { isStoredAsNumber } from '../domain/digits';
import { emailPattern, phonePattern } from '../domain/patterns';
import { visibleText } from '../domain/visibleText';

/**
 * Validators of the text that is sent, without surrounding blanks and invisible characters. They accept an empty text, which only `required` rejects, so
 * that every error has one message.
 */

/** Returns a form value as it is sent, without surrounding blanks and invisible characters; '' if it is not a text. */
export const trimmed = (value: unknown): string => (typeof value === 'string' ? visibleText(value) : '');

/** Rejects an empty value with '<label> tidak boleh kosong' (specification §5) and marks the input as required. */
export const required = (label: string): Validator =>
  Object.assign(
    (value: unknown) =>
      value === null || value === undefined || (typeof value === 'string' && trimmed(value) === '')
        ? { message: 'validation.required', args: { label } }
        : undefined,
    { isRequired: true },
  );

/** Rejects a text that `isFit` refuses, with a message key; `args` are the values of its placeholders. */
export const fits =
  (isFit: (text: string) => boolean, message: string, args?: { label: string }): Validator =>
  (value: unknown) => {
    const text = trimmed(value);
    if (text === '' || isFit(text)) return undefined;
    return args ? { message, args } : message;
  };

/** Rejects a text with more than `length` characters, with a message key. */
export const atMost = (length: number, message: string): Validator =>
  fits((text) => text.length <= length, message);

/** Rejects a text that does not match the pattern, with a message key; `args` are the values of its placeholders. */
export const matches = (pattern: RegExp, message: string, args?: { label: string }): Validator =>
  fits((text) => pattern.test(text), message, args);

/** Rejects a number or a date of a spreadsheet in a field of digits (domain/digits.ts). */
export const notStoredAsNumber = (label: string): Validator =>
  fits((text) => !isStoredAsNumber(text), 'form.storedAsNumber', { label });

/** The rules of required fields, which the messages name by `labels`. */
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
