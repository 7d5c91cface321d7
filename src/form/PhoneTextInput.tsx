import type { Validator } from 'ra-core';
import { normalisePhone } from '../domain/phone';
import { NormalisedTextInput } from './NormalisedTextInput';

type PhoneTextInputProps = { source: string; validate: Validator[]; helperText?: string };

/** The input of a phone number. It converts +62… and 0812… to the stored form (reading 3). */
export const PhoneTextInput = (props: PhoneTextInputProps) => (
  <NormalisedTextInput {...props} type="tel" normalise={normalisePhone} />
);
