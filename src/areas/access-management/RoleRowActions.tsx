import { useRecordContext } from 'ra-core';
import { EditLink } from '../../widgets/list/EditLink';
import type { Role } from './accessManagementWire';
import { DuplicateLink } from './DuplicateLink';
import { RoleDelete } from './RoleDelete';
import { useMissingRights } from './useMissingRights';

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
