import { useNotify, useRecordContext, useTranslate } from 'ra-core';
import { DeleteButton } from '../../widgets/DeleteButton';
import { RowIcon } from '../../widgets/RowIcon';
import type { Role } from './accessManagementWire';
import { roleKey } from './roleKey';
import './RoleDelete.css';

/** The bin of a role; one in use says why it stays instead of asking (the server refuses it too). */
export const RoleDelete = () => {
  const role = useRecordContext<Role>();
  const translate = useTranslate();
  const notify = useNotify();
  if (!role || role.user_count === 0) return <DeleteButton />;
  const why = translate(roleKey('list.stillInUse'), { name: role.name, count: role.user_count });
  return (
    <button
      type="button"
      className="row-action role-kept"
      aria-disabled="true"
      aria-label={translate('widgets.delete.icon')}
      title={why}
      onClick={() => notify(why, { type: 'error', messageArgs: { _: why } })}
    >
      <RowIcon name="delete" />
    </button>
  );
};
