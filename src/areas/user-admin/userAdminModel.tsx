import { useTranslate } from 'ra-core';
import type { Access } from '../../authProvider/access';
import { useAccess, useUser } from '../../authProvider/currentUser';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { levelOf, missingRights } from '../../domain/grants';
import { useAreas } from '../../menu/visibleMenu';
import { Instant } from '../../ui/text/texts';
import { useResourceWords } from '../../ui/text/words';
import { roleChoices, type UserAdmin } from './userAdminWire';
import './userAdmins.css';

/**
 * Returns the reason why some actions on a user admin are forbidden, or null: it is the user's own account, or an account
 * with rights that the user lacks. The server refuses the same actions. So every right keeps an active holder.
 */
export const protectionOf = (
  admin: Pick<UserAdmin, 'id' | 'access_role'>,
  own: { id: string; access: Access },
): 'own' | 'moreRights' | null => {
  if (admin.id === own.id) return 'own';
  return missingRights(own.access, admin.access_role).length > 0 ? 'moreRights' : null;
};

export const useProtection = (admin: UserAdmin | undefined) => {
  const access = useAccess();
  const { user_id: id } = useUser();
  return admin ? protectionOf(admin, { id, access }) : null;
};

export const useRoleChoices = () =>
  useResourceRead({ resource: 'member-list/user-admin', name: 'roles', schema: roleChoices });

export const AccessSummary = ({ rights }: { rights: readonly string[] }) => {
  const translate = useTranslate();
  const words = useResourceWords();
  const areas = useAreas();
  const levels = (['manage', 'view'] as const)
    .map((level) => ({
      level,
      pages: areas
        .filter(({ permission }) => levelOf(rights, permission) === level)
        .map(({ name }) => translate(`resources.${name}.name`)),
    }))
    .filter(({ pages }) => pages.length > 0);
  if (levels.length === 0) return <span>{words('help.noAccess')}</span>;
  return (
    <span className="access-summary stack">
      {levels.map(({ level, pages }) => (
        <span key={level}>
          <b className="strong">{words(`help.${level}`)}</b> <span>{pages.join(', ')}</span>
        </span>
      ))}
    </span>
  );
};

export const LastLogin = ({ admin: { last_login } }: { admin: UserAdmin }) => {
  const words = useResourceWords();
  return typeof last_login === 'string' ? <Instant value={last_login} /> : <span>{words('list.never')}</span>;
};
