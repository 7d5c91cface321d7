import { useRecordContext } from 'ra-core';
import { EditLink } from '../../widgets/list/EditLink';
import { useProtection } from './useProtection';
import type { UserAdmin } from './userAdminWire';

/** The pencil of a row; not for somebody who holds more than the person at the screen. */
export const UserAdminEditLink = () =>
  useProtection(useRecordContext<UserAdmin>()) === 'moreRights' ? null : <EditLink />;
