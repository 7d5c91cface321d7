import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Form, PasswordInput, useNotify, type Validator } from 'react-admin';
import { profile } from '../../i18n/profile';
import { formErrorsOf } from '../dataProvider/fieldErrors';
import { changePassword } from '../dataProvider/passwords';
import { ApiError } from '../dataProvider/serverErrors';
import type { PasswordChangeBody } from '../dataProvider/wire';
import { newPasswordFault } from '../domain/password';
import { required } from '../widgets/form/textRules';
import { useProfileWords } from './useProfileWords';

/** Specification §5 'Password change form': the same rules, and the same sentences, for both new fields. */
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

/** How long a host asks to wait that gives no sentence of its own; null for every other fault (docs/decisions/0046). */
const secondsToWait = ({ status, serverMessage, retryAfter }: ApiError): number | null =>
  status === 429 && serverMessage === '' ? retryAfter : null;

/** Changes the password of the signed-in user, who gives the current one first (docs/decisions/0043). */
export const PasswordChangeForm = () => {
  const words = useProfileWords();
  const notify = useNotify();
  const [formKey, setFormKey] = useState(0);
  const { mutateAsync, isPending } = useMutation({ mutationFn: changePassword });
  // The form that was sent: three Enters arrive before `isPending`, or the new form, is rendered.
  const sent = useRef<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (formKey > 0) frame.current?.querySelector('input')?.focus();
  }, [formKey]);

  const submit = async (typed: Partial<PasswordChangeBody>) => {
    if (sent.current === formKey) return;
    sent.current = formKey;
    try {
      await mutateAsync({ ...blank, ...typed });
    } catch (error) {
      sent.current = null;
      if (!(error instanceof ApiError)) throw error;
      const seconds = secondsToWait(error);
      notify(seconds === null ? error.message : 'errors.tooManyAttempts', {
        type: 'error',
        messageArgs: { seconds },
      });
      return formErrorsOf(error, {
        fieldOf: (name) => (isField(name) ? name : undefined),
        labelOf: (field) => (isField(field) ? words(labels[field]) : field),
      });
    }
    notify('profile.savedPassword', { type: 'success', messageArgs: { _: profile.savedPassword } });
    // A new form: nothing of the password stays in a field or in the form's memory.
    setFormKey(formKey + 1);
  };

  return (
    <div ref={frame} className="form-wide password-form">
      <Form key={formKey} onSubmit={submit} sanitizeEmptyValues>
        <PasswordInput
          source="current_password"
          label={words(labels.current_password)}
          validate={required(profile.currentPassword)}
          autoComplete="current-password"
          fullWidth
        />
        <PasswordInput
          source="new_password"
          label={words(labels.new_password)}
          validate={meetsRule}
          autoComplete="new-password"
          fullWidth
        />
        <PasswordInput
          source="confirm_password"
          label={words(labels.confirm_password)}
          validate={[meetsRule, matches]}
          autoComplete="new-password"
          fullWidth
        />
        <Button type="submit" variant="contained" disabled={isPending}>
          {words('savePassword')}
        </Button>
      </Form>
    </div>
  );
};
