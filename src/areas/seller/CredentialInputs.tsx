import { useRecordContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { defaultCredentials } from '../../domain/defaultCredentials';
import { readDigits } from '../../domain/digits';
import { phonePrefix } from '../../domain/patterns';
import { normalisePhone } from '../../domain/phone';
import { PasswordInput, TextInput } from '../../form/TextInput';
import { useToday } from '../../ui/text/clock';
import { useResourceWords } from '../../ui/text/words';
import { type Seller, type SellerForm } from './sellerModel';
import { createRules, editRules } from './sellerRules';

/**
 * Keeps the user name equal to the phone number (specification §1). Renders nothing, so that a keystroke re-renders no
 * input.
 */
const UsernameFollowsPhone = () => {
  const { setValue, getValues } = useFormContext<SellerForm>();
  const { isSubmitted } = useFormState();
  const phone = normalisePhone(useWatch<SellerForm, 'phoneNumber'>({ name: 'phoneNumber' }));
  const username = phone === phonePrefix ? '' : phone;
  useEffect(() => {
    if (getValues('username') === username) return;
    setValue('username', username, { shouldDirty: true, shouldValidate: isSubmitted });
  }, [username, isSubmitted, getValues, setValue]);
  return null;
};

/** Suggests the birth date in the NIK as the password until staff type their own (reading 4). */
const PasswordFollowsNik = () => {
  const { setValue, getValues } = useFormContext<SellerForm>();
  const { isSubmitted } = useFormState();
  const nik = readDigits(useWatch<SellerForm, 'nikNumber'>({ name: 'nikNumber' }));
  const { password } = defaultCredentials('', nik, useToday());
  const proposed = useRef('');
  useEffect(() => {
    const current = getValues('password');
    const isOurs = current === '' || current === proposed.current;
    proposed.current = password;
    if (!isOurs || current === password) return;
    setValue('password', password, { shouldDirty: true, shouldValidate: isSubmitted });
  }, [password, isSubmitted, getValues, setValue]);
  return null;
};

export const NewCredentialInputs = () => (
  <>
    <UsernameFollowsPhone />
    <PasswordFollowsNik />
    <TextInput
      source="username"
      validate={createRules.username}
      helperText="resources.member-list/seller.help.username"
      readOnly
    />
    <PasswordInput
      source="password"
      validate={createRules.password}
      helperText="resources.member-list/seller.help.password"
      autoComplete="new-password"
      initiallyVisible
    />
  </>
);

/**
 * If the host sends neither user name nor phone number, the user name follows the typed phone number, but an update does not
 * rename the account (reading 15).
 */
export const FixedCredentialInputs = () => {
  const seller = useRecordContext<Seller>();
  const words = useResourceWords();
  const isGuess = seller?.username === seller?.phoneNumber;
  return (
    <>
      {seller?.username === '' && <UsernameFollowsPhone />}
      <TextInput
        source="username"
        validate={editRules.username}
        helperText={words(isGuess ? 'help.usernameGuessed' : 'help.usernameFixed')}
        readOnly
      />
      <TextInput
        source="password"
        type="password"
        helperText="resources.member-list/seller.help.passwordFixed"
        placeholder="••••••••"
        autoComplete="new-password"
        readOnly
      />
    </>
  );
};
