import { useWatch } from 'react-hook-form';
import { userAdmin as messages } from '../../../i18n/areas/user-admin';
import { useAccess } from '../../authProvider/currentAccess';
import { missingRights } from '../../domain/grants';
import { SelectInput } from '../../form/SelectInput';
import { required } from '../../form/textRules';
import { ReadField } from '../../record/ReadField';
import { InfoBox } from '../../ui/InfoBox';
import { RetryButton } from '../../ui/RetryButton';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { AccessSummary } from './AccessSummary';
import { useProtection } from './useProtection';
import type { UserAdmin } from './userAdminWire';
import { useRoleChoices } from './useRoleChoices';

const rules = [required(messages.fields.role_id)];
const reasons = { own: 'help.ownRole', moreRights: 'help.moreRights' } as const;

/**
 * The choice of a user admin's role, with a summary of its rights. A role with rights that the signed-in user lacks is
 * disabled.
 */
export const RoleInput = ({ stored }: { stored?: UserAdmin }) => {
  const words = useResourceWords();
  const own = useAccess();
  const protection = useProtection(stored);
  const { data: roles, isError, refetch } = useRoleChoices();
  const chosen = useWatch<{ role_id: string }, 'role_id'>({ name: 'role_id' });
  if (isError && !roles)
    return (
      <InfoBox
        title={words('help.rolesFailed')}
        actions={<RetryButton color="inherit" onRetry={refetch} />}
      />
    );
  const choices = (roles ?? []).map(({ id, name, permissions }) => {
    const holdsMore = id !== stored?.role_id && missingRights(own, permissions).length > 0;
    return {
      id,
      name: holdsMore ? words('help.roleMissingRights', { name }) : name,
      disabled: holdsMore,
    };
  });
  // Keeps the stored role as a choice while the roles load, and if it was deleted.
  if (stored?.role_id && !choices.some(({ id }) => id === stored.role_id))
    choices.unshift({ id: stored.role_id, name: stored.role, disabled: false });
  const role = roles?.find(({ id }) => id === chosen);
  return (
    <>
      <SelectInput
        source="role_id"
        choices={choices}
        validate={rules}
        readOnly={protection !== null}
        helperText={protection === null ? false : words(reasons[protection])}
      />
      {role && (
        <ReadField source="access_role">
          <AccessSummary rights={role.permissions} />
        </ReadField>
      )}
    </>
  );
};
