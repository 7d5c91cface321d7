import type { Validator } from 'ra-core';
import { normalisePhone } from '../../domain/phone';
import { NormalisedTextInput } from './NormalisedTextInput';

type PhoneTextInputProps = { source: string; validate: Validator[]; helperText?: string };

/** A phone number; what is pasted as +62… or 0812… takes its stored form (reading 3). */
export const PhoneTextInput = (props: PhoneTextInputProps) => (
  <NormalisedTextInput {...props} type="tel" normalise={normalisePhone} />
);
