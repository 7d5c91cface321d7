import { LinkBase, useCreatePath, useRecordContext, useResourceContext } from 'ra-core';
import { RowIcon } from '../../widgets/action/RowIcon';
import { EditLink } from '../../widgets/list/EditLink';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { Role } from './accessManagementWire';
import { RoleDelete } from './RoleDelete';
import { useMissingRights } from './useMissingRights';

/** Opens the form of a new role with the rights of the row's role in it. */
const DuplicateLink = () => {
  const resource = useResourceContext();
  const role = useRecordContext();
  const createPath = useCreatePath();
  const words = useResourceWords();
  if (!role || resource === undefined) return null;
  const label = words('list.duplicate');
  return (
    <LinkBase
      to={`${createPath({ resource, type: 'create' })}?from=${encodeURIComponent(role.id)}`}
      className="row-action"
      aria-label={label}
      title={label}
    >
      <RowIcon name="duplicate" />
    </LinkBase>
  );
};

/** What can be done to a role from its row; one that holds more than its reader is not offered for a change. */
export const RoleRowActions = () => {
  const missing = useMissingRights(useRecordContext<Role>());
  return (
    <span className="row-actions">
      {missing.length === 0 && <EditLink />}
      <DuplicateLink />
      <RoleDelete />
    </span>
  );
};
