import { Instant } from '../../ui/text/values';
import { useResourceWords } from '../../ui/text/words';
import type { UserAdmin } from './userAdminWire';

/** The time of a user admin's last login; 'Belum pernah' if there was none. */
export const LastLogin = ({ admin: { last_login } }: { admin: UserAdmin }) => {
  const words = useResourceWords();
  return typeof last_login === 'string' ? <Instant value={last_login} /> : <span>{words('list.never')}</span>;
};
