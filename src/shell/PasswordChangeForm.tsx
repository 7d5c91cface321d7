import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Form, PasswordInput, useNotify, useTranslate, type Validator } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { changePassword, type PasswordChange } from '../dataProvider/passwords';
import { ApiError } from '../dataProvider/serverErrors';
import { isNewPassword } from '../rules/password';

/** Specification §5 'Password change form': the same rule, and the same sentence, for both fields. */
const meetsRule: Validator = (value?: string) =>
  isNewPassword(value ?? '') ? undefined : 'validation.newPassword';

const matches: Validator = (value: string | undefined, { new_password }: Partial<PasswordChange>) =>
  value === new_password ? undefined : 'validation.passwordsDiffer';

const labels: Record<keyof PasswordChange, string> = {
  new_password: 'shell.profile.password.new',
  confirm_password: 'shell.profile.password.confirm',
};

const isField = (name: string): name is keyof PasswordChange => Object.hasOwn(labels, name);

/** Changes the password of the signed-in user; the old one is not asked for (reading 22). */
export const PasswordChangeForm = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [formKey, setFormKey] = useState(0);
  const { mutateAsync, isPending } = useMutation({ mutationFn: changePassword });
  // The form that was sent: three Enters arrive before `isPending`, or the new form, is rendered.
  const sent = useRef<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (formKey > 0) frame.current?.querySelector('input')?.focus();
  }, [formKey]);

  const submit = async ({ new_password, confirm_password }: Partial<PasswordChange>) => {
    if (sent.current === formKey) return;
    sent.current = formKey;
    try {
      await mutateAsync({ new_password: new_password ?? '', confirm_password: confirm_password ?? '' });
    } catch (error) {
      sent.current = null;
      if (!(error instanceof ApiError)) throw error;
      notify(error.message, { type: 'error' });
      // At the field it names, label first (§8); what names no field is in the toast.
      return Object.fromEntries(
        error.fields.flatMap(({ name, message }) =>
          isField(name) ? [[name, `${translate(labels[name])} ${message}`]] : [],
        ),
      );
    }
    notify('shell.profile.password.saved', { type: 'success' });
    // A new form: nothing of the password stays in a field or in the form's memory.
    setFormKey(formKey + 1);
  };

  return (
    <div ref={frame} className="form-wide password-form">
      <Form key={formKey} onSubmit={submit} sanitizeEmptyValues>
        <PasswordInput
          source="new_password"
          label={labels.new_password}
          validate={meetsRule}
          autoComplete="new-password"
          fullWidth
        />
        <PasswordInput
          source="confirm_password"
          label={labels.confirm_password}
          validate={[meetsRule, matches]}
          autoComplete="new-password"
          fullWidth
        />
        <Button type="submit" variant="contained" disabled={isPending}>
          {translate('shell.profile.password.save')}
        </Button>
      </Form>
    </div>
  );
};
