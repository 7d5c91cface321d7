import { useNotify, useRecordContext, useTranslate } from 'ra-core';
import { DeleteButton } from '../../widgets/action/DeleteButton';
import { RowIcon } from '../../widgets/action/RowIcon';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { Role } from './accessManagementWire';
import { useMissingRights } from './useMissingRights';
import './RoleDelete.css';

/** The bin of a role; where the server would refuse, it says why the role stays instead of asking. */
export const RoleDelete = () => {
  const role = useRecordContext<Role>();
  const translate = useTranslate();
  const words = useResourceWords();
  const notify = useNotify();
  const holdsMore = useMissingRights(role).length > 0;
  if (!role || (role.user_count === 0 && !holdsMore)) return <DeleteButton />;
  const why = words(holdsMore ? 'list.moreRights' : 'list.stillInUse', {
    name: role.name,
    count: role.user_count,
  });
  return (
    <button
      type="button"
      className="row-action role-kept"
      aria-disabled="true"
      aria-label={translate('widgets.action.delete.icon')}
      title={why}
      onClick={() => notify(why, { type: 'error' })}
    >
      <RowIcon name="delete" />
    </button>
  );
};
