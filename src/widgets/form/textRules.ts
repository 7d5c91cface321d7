import type { Validator } from 'ra-core';

/**
 * Validators that judge what is sent, the trimmed text, and leave emptiness to `required`, so that every fault has one
 * message.
 */

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Says '<label> tidak boleh kosong' (specification §5) and marks the input as required; `label` is text. */
export const required = (label: string): Validator =>
  Object.assign(
    (value: unknown) =>
      value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
        ? { message: 'validation.required', args: { label } }
        : undefined,
    { isRequired: true },
  );

/** Refuses a text that is not fit, with a message key; `args` fill its places. */
export const fits =
  (isFit: (text: string) => boolean, message: string, args?: { label: string }): Validator =>
  (value: unknown) => {
    const text = trimmed(value);
    if (text === '' || isFit(text)) return undefined;
    return args ? { message, args } : message;
  };

/** Refuses a text that is too long, with a message key. */
export const atMost = (length: number, message: string): Validator =>
  fits((text) => text.length <= length, message);

/** Refuses a text that does not match, with a message key; `args` fill its places. */
export const matches = (pattern: RegExp, message: string, args?: { label: string }): Validator =>
  fits((text) => pattern.test(text), message, args);
