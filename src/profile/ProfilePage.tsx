import { useTranslate } from 'ra-core';
import { useUser } from '../authProvider/currentUser';
import { PageHeader } from '../widgets/feedback/PageHeader';
import { FormSection } from '../widgets/form/FormSection';
import { BreakableText } from '../widgets/text/BreakableText';
import { AccessTable } from './AccessTable';
import { PasswordChangeForm } from './PasswordChangeForm';
import { ProfilePicture } from './ProfilePicture';

/** The profile (specification §2: 'linked from the user menu', always allowed): who one is, what one may do, password. */
const ProfilePage = () => {
  const translate = useTranslate();
  const { full_name: name, email, role_name: role } = useUser();
  const facts = { name, email, role };
  return (
    <div className="profile-page">
      <PageHeader title={translate('profile.title')} sentence={translate('profile.sentence')} />
      <FormSection title={translate('profile.account')}>
        <div className="form-wide profile-account">
          <ProfilePicture size={72} label={translate('profile.picture', { name })} />
          <dl>
            {(['name', 'email', 'role'] as const).map((fact) => (
              <div key={fact}>
                <dt>{translate(`profile.${fact}`)}</dt>
                <dd>
                  <BreakableText text={facts[fact] || translate('profile.empty')} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </FormSection>
      <FormSection title={translate('profile.password.title')} help={translate('profile.password.sentence')}>
        <PasswordChangeForm />
      </FormSection>
      <FormSection title={translate('profile.access.title')} help={translate('profile.access.sentence')}>
        <AccessTable />
      </FormSection>
    </div>
  );
};

export default ProfilePage;
