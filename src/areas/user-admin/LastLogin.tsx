import { Instant } from '../../ui/text/values';
import { useResourceWords } from '../../ui/text/words';
import type { UserAdmin } from './userAdminWire';

export const LastLogin = ({ admin: { last_login } }: { admin: UserAdmin }) => {
  const words = useResourceWords();
  return typeof last_login === 'string' ? <Instant value={last_login} /> : <span>{words('list.never')}</span>;
};
