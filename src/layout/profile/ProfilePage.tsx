import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate, type Validator } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { profile } from '../../../i18n/layout/profile';
import { mayManage } from '../../authProvider/access';
import { useAccess, useUser } from '../../authProvider/currentUser';
import { fieldSentences } from '../../dataProvider/fieldErrors';
import { isLeftOut, isUnoffered, noteUnoffered } from '../../dataProvider/optionalCalls';
import { changePassword } from '../../dataProvider/profile';
import { ApiError, isMissing, unknownOutcomeOf } from '../../dataProvider/serverErrors';
import type { PasswordChangeBody } from '../../dataProvider/wire';
import { newPasswordFault } from '../../domain/password';
import { Fields, Form } from '../../form/Form';
import { PasswordInput } from '../../form/TextInput';
import { required } from '../../form/textRules';
import { useVisibleAreas } from '../../menu/area';
import { Button } from '../../ui/Button';
import { PageHeader } from '../../ui/PageHeader';
import { UnofferedPart } from '../../ui/Part';
import { FullWidth, Section } from '../../ui/Section';
import { breakable } from '../../ui/text/texts';
import { useOwnWords } from '../../ui/text/words';
import { ProfilePicture } from './ProfilePicture';
import './profile.css';

const AccessTable = () => {
  const translate = useTranslate();
  const words = useOwnWords(profile);
  const access = useAccess();
  const areas = useVisibleAreas();
  if (areas.length === 0) return <FullWidth as="p">{words('accessNone')}</FullWidth>;
  return (
    <FullWidth as="table" className="access-table small-table">
      <thead>
        <tr>
          <th scope="col">{words('accessPage')}</th>
          <th scope="col">{words('accessLevel')}</th>
        </tr>
      </thead>
      <tbody>
        {areas.map(({ name, permission }) => (
          <tr key={name}>
            <th scope="row">{translate(`resources.${name}.name`)}</th>
            <td>{words(mayManage(access, permission) ? 'manage' : 'view')}</td>
          </tr>
        ))}
      </tbody>
    </FullWidth>
  );
};

/** Specification §5 'Password change form': both new fields have the same rules and messages. */
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

const PasswordChangeForm = () => {
  const words = useOwnWords(profile);
  const notify = useNotify();
  const translate = useTranslate();
  const form = useForm({ defaultValues: blank });
  const [formKey, setFormKey] = useState(0);
  const { mutateAsync, reset, isPending, error: lastError } = useMutation({ mutationFn: changePassword });
  const names = {
    inForm: isField,
    labelOf: (field: string) => (isField(field) ? words(labels[field]) : field),
  };
  // Blocks a second submit before `isPending` is rendered.
  const isSent = useRef(false);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (formKey > 0) frame.current?.querySelector('input')?.focus();
  }, [formKey]);

  const sentenceOf = (error: ApiError): string => {
    if (unknownOutcomeOf(error) !== undefined) return words('uncertainPassword');
    const { status, serverMessage, retryAfter: seconds, message } = error;
    return status === 429 && serverMessage === '' && seconds !== null
      ? translate('errors.tooManyAttempts', { seconds })
      : translate(message, { _: message });
  };
  const failure =
    lastError instanceof ApiError &&
    [sentenceOf(lastError), ...fieldSentences(lastError, names).unknown].join('; ');

  const submit = async (typed: PasswordChangeBody) => {
    if (isSent.current) return;
    isSent.current = true;
    try {
      await mutateAsync(typed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isMissing(error)) noteUnoffered('password');
      notify(sentenceOf(error), { type: 'error' });
      for (const [field, message] of fieldSentences(error, names).sentences)
        if (isField(field)) form.setError(field, { message });
      return;
    } finally {
      isSent.current = false;
    }
    notify('profile.savedPassword', { type: 'success', messageArgs: { _: profile.savedPassword } });
    // No password stays in the cache, in an input or in the form's state; the new inputs hide what is typed.
    reset();
    form.reset();
    setFormKey(formKey + 1);
  };

  if (isUnoffered('password'))
    return (
      <FullWidth>
        <UnofferedPart call="password" />
      </FullWidth>
    );
  return (
    <FullWidth ref={frame} className="password-form">
      <Form key={formKey} form={form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Fields isSaving={isPending}>
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
        </Fields>
        {/* Stays after the toast, because the user must know before trying again. */}
        {failure && <p className="hint is-error">{failure}</p>}
        <Button type="submit" variant="contained" off={isPending}>
          {words('savePassword')}
        </Button>
      </Form>
    </FullWidth>
  );
};

/** Specification §2: 'linked from the user menu', always allowed. */
const ProfilePage = () => {
  const words = useOwnWords(profile);
  const { full_name: name, email, role_name: role } = useUser();
  const facts = { name, email, role };
  return (
    <div className="profile-page">
      <PageHeader title={words('title')} sentence={words('sentence')} />
      <Section title={words('account')}>
        <FullWidth className="profile-account row flow">
          <ProfilePicture size={72} label={words('picture', { name })} />
          <dl className="stack">
            {(['name', 'email', 'role'] as const).map((fact) => (
              <div key={fact} className="stack">
                <dt className="hint">{words(fact)}</dt>
                <dd>{breakable(facts[fact] || words('empty'))}</dd>
              </div>
            ))}
          </dl>
        </FullWidth>
      </Section>
      {!isLeftOut('password') && (
        <Section title={words('passwordTitle')} help={words('passwordSentence')}>
          <PasswordChangeForm />
        </Section>
      )}
      <Section title={words('accessTitle')} help={words('accessSentence')}>
        <AccessTable />
      </Section>
    </div>
  );
};

export default ProfilePage;
