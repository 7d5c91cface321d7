import { profile } from '../../../i18n/layout/profile';
import { useUser } from '../../authProvider/currentUser';
import { FormSection } from '../../form/FormSection';
import { FullWidth } from '../../form/FullWidth';
import { PageHeader } from '../../ui/PageHeader';
import { breakable } from '../../ui/text/breakable';
import { useOwnWords } from '../../ui/text/useOwnWords';
import { AccessTable } from './AccessTable';
import { PasswordChangeForm } from './PasswordChangeForm';
import { ProfilePicture } from './ProfilePicture';
import './profile.css';

/**
 * The profile page of the signed-in user (specification §2: 'linked from the user menu', always allowed): data, password
 * and rights.
 */
const ProfilePage = () => {
  const words = useOwnWords(profile);
  const { full_name: name, email, role_name: role } = useUser();
  const facts = { name, email, role };
  return (
    <div className="profile-page">
      <PageHeader title={words('title')} sentence={words('sentence')} />
      <FormSection title={words('account')}>
        <FullWidth className="profile-account">
          <ProfilePicture size={72} label={words('picture', { name })} />
          <dl>
            {(['name', 'email', 'role'] as const).map((fact) => (
              <div key={fact}>
                <dt>{words(fact)}</dt>
                <dd>{breakable(facts[fact] || words('empty'))}</dd>
              </div>
            ))}
          </dl>
        </FullWidth>
      </FormSection>
      <FormSection title={words('passwordTitle')} help={words('passwordSentence')}>
        <PasswordChangeForm />
      </FormSection>
      <FormSection title={words('accessTitle')} help={words('accessSentence')}>
        <AccessTable />
      </FormSection>
    </div>
  );
};

export default ProfilePage;
