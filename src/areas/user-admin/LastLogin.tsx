import { Instant } from '../../widgets/text/Instant';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { UserAdmin } from './userAdminWire';

/** The last login of a user admin, or the words for one who never signed in. */
export const LastLogin = ({ admin: { last_login } }: { admin: UserAdmin }) => {
  const words = useResourceWords();
  return typeof last_login === 'string' ? <Instant value={last_login} /> : words('list.never');
};
