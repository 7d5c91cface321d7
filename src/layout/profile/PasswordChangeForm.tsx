import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate, type Validator } from 'react-admin';
import { profile } from '../../../i18n/layout/profile';
import { fieldSentences, formErrorsOf } from '../../dataProvider/fieldErrors';
import { changePassword } from '../../dataProvider/passwords';
import { ApiError } from '../../dataProvider/serverErrors';
import { unknownOutcomeOf } from '../../dataProvider/unknownOutcome';
import type { PasswordChangeBody } from '../../dataProvider/wire';
import { newPasswordFault } from '../../domain/password';
import { Form } from '../../form/Form';
import { FullWidth } from '../../form/FullWidth';
import { PasswordInput } from '../../form/PasswordInput';
import { required } from '../../form/textRules';
import { Button } from '../../ui/Button';
import { useOwnWords } from '../../ui/text/useOwnWords';

/** Applies specification §5 'Password change form': both new fields have the same rules and messages. */
const meetsRule: Validator = Object.assign(
  (value?: string) => {
    const fault = newPasswordFault(value ?? '');
    return fault ? `validation.${fault}` : undefined;
  },
  { isRequired: true },
);

const matches: Validator = (value: string | undefined, { new_password }: Partial<PasswordChangeBody>) =>
  value === new_password ? undefined : 'validation.passwordsDiffer';

const labels = {
  current_password: 'currentPassword',
  new_password: 'newPassword',
  confirm_password: 'confirmPassword',
} as const satisfies Record<keyof PasswordChangeBody, keyof typeof profile>;

const blank: PasswordChangeBody = { current_password: '', new_password: '', confirm_password: '' };

const isField = (name: string): name is keyof PasswordChangeBody => Object.hasOwn(labels, name);

/** Returns the seconds to wait after a 429 without a message; null for any other error (docs/decisions/0046). */
const secondsToWait = ({ status, serverMessage, retryAfter }: ApiError): number | null =>
  status === 429 && serverMessage === '' ? retryAfter : null;

/** The form that changes the signed-in user's password; requires the current one (docs/decisions/0043). */
export const PasswordChangeForm = () => {
  const words = useOwnWords(profile);
  const notify = useNotify();
  const translate = useTranslate();
  const [formKey, setFormKey] = useState(0);
  const { mutateAsync, reset, isPending, error: lastError } = useMutation({ mutationFn: changePassword });
  const names = {
    fieldOf: (name: string) => (isField(name) ? name : undefined),
    labelOf: (field: string) => (isField(field) ? words(labels[field]) : field),
  };
  // Key of the submitted form; blocks a second submit before `isPending`, or the next form, is rendered.
  const sent = useRef<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (formKey > 0) frame.current?.querySelector('input')?.focus();
  }, [formKey]);

  const sentenceOf = (error: ApiError): string => {
    if (unknownOutcomeOf(error) !== undefined) return words('uncertainPassword');
    const seconds = secondsToWait(error);
    return seconds === null
      ? translate(error.message, { _: error.message })
      : translate('errors.tooManyAttempts', { seconds });
  };
  const failure =
    lastError instanceof ApiError &&
    [sentenceOf(lastError), ...fieldSentences(lastError, names).unknown].join('; ');

  const submit = async (typed: Partial<PasswordChangeBody>) => {
    if (sent.current === formKey) return;
    sent.current = formKey;
    try {
      await mutateAsync({ ...blank, ...typed });
    } catch (error) {
      sent.current = null;
      if (!(error instanceof ApiError)) throw error;
      notify(sentenceOf(error), { type: 'error' });
      return formErrorsOf(error, names);
    }
    notify('profile.savedPassword', { type: 'success', messageArgs: { _: profile.savedPassword } });
    // Together with a new form: no password stays in the cache, in an input or in the form state.
    reset();
    setFormKey(formKey + 1);
  };

  return (
    <FullWidth ref={frame} className="password-form">
      <Form key={formKey} onSubmit={submit} sanitizeEmptyValues>
        <PasswordInput
          source="current_password"
          label={words(labels.current_password)}
          validate={required(profile.currentPassword)}
          autoComplete="current-password"
        />
        <PasswordInput
          source="new_password"
          label={words(labels.new_password)}
          validate={meetsRule}
          autoComplete="new-password"
        />
        <PasswordInput
          source="confirm_password"
          label={words(labels.confirm_password)}
          validate={[meetsRule, matches]}
          autoComplete="new-password"
        />
        {/* Stays after the toast, because the user must know before trying again. */}
        {failure && <p className="hint is-error">{failure}</p>}
        <Button type="submit" variant="contained" disabled={isPending}>
          {words('savePassword')}
        </Button>
      </Form>
    </FullWidth>
  );
};
