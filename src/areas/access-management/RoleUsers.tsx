import { RelatedListLink } from '../../record/RelatedListLink';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { Role } from './accessManagementWire';

/** The number of a role's holders, linked to their list if the user may view user admins; a dash for an unreadable one. */
export const RoleUsers = ({ role }: { role: Role }) => {
  const words = useResourceWords();
  if (Number.isNaN(role.user_count)) return <span>–</span>;
  if (role.user_count === 0) return <span>{words('list.nobody')}</span>;
  return (
    <RelatedListLink resource="member-list/user-admin" filter={{ role_id: role.id }}>
      {words('list.users', { count: role.user_count })}
    </RelatedListLink>
  );
};
