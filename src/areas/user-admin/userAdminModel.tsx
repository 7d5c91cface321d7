import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { Access } from '../../authProvider/access';
import { useAccess, useUser } from '../../authProvider/currentUser';
import { ifOffered } from '../../dataProvider/optionalCalls';
import { readResource } from '../../dataProvider/useResourceRead';
import { levelOf, missingRights } from '../../domain/grants';
import { useAreas } from '../../menu/area';
import { Instant } from '../../ui/text/texts';
import { useResourceWords } from '../../ui/text/words';
import { type RoleChoice, roleChoices, type UserAdmin } from './userAdminWire';
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

const resource = 'member-list/user-admin';

/** A host without this call shows them to those who may see Akses Manajemen. */
const allRoles = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
} as const;

export const useRoleChoices = () => {
  const { getList } = useDataProvider();
  return useQuery({
    queryKey: [resource, 'read', 'roles'],
    queryFn: async ({ signal }) =>
      (await ifOffered('roles', () => readResource(resource, 'roles', roleChoices, {}, signal))) ??
      (await getList<RoleChoice>('access-management', { ...allRoles, signal })).data,
  });
};

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
