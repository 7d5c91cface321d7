import { useCreatePath, useRecordContext, useResourceContext } from 'ra-core';
import { isAddressable } from '../../domain/address';
import { DeleteButton } from '../../record/action/DeleteButton';
import { EditLink } from '../../record/action/EditLink';
import { RowActions } from '../../record/action/RowActions';
import { RowIconLink } from '../../record/action/RowIcon';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { Role } from './accessManagementWire';
import { useMissingRights } from './useMissingRights';

/** A link to the form of a new role, filled with the rights of the row's role. */
const DuplicateLink = () => {
  const resource = useResourceContext();
  const role = useRecordContext();
  const createPath = useCreatePath();
  const words = useResourceWords();
  if (!role || resource === undefined || !isAddressable(String(role.id))) return null;
  return (
    <RowIconLink
      icon="M8.75 8.75h10.5v10.5H8.75zM5.5 15.25h-.75V4.75h10.5v.75"
      label={words('list.duplicate')}
      href={`${createPath({ resource, type: 'create' })}?from=${encodeURIComponent(role.id)}`}
    />
  );
};

/** The row actions of a role. A role with rights that the user lacks cannot be edited or deleted. */
export const RoleRowActions = () => {
  const role = useRecordContext<Role>();
  const words = useResourceWords();
  const holdsMore = useMissingRights(role).length > 0;
  if (!role) return null;
  const { name, user_count: count } = role;
  const refusal = holdsMore
    ? words('list.moreRights', { name })
    : Number.isNaN(count)
      ? words('list.useUnreadable', { name })
      : count > 0
        ? words('list.stillInUse', { name, count })
        : undefined;
  return (
    <RowActions>
      {!holdsMore && <EditLink />}
      <DuplicateLink />
      <DeleteButton refusal={refusal} />
    </RowActions>
  );
};
