import { useRecordContext } from 'ra-core';
import { ActionBar } from '../../widgets/action/ActionBar';
import { EditRecordButton } from '../../widgets/record/EditRecordButton';
import { ResetPassword } from './ResetPassword';
import { useProtection } from './useProtection';
import { type UserAdmin, userAdminTransitions } from './userAdminWire';

const actions = Object.keys(userAdminTransitions);

/** What may be done to the user admin around us, by their state and by the rights of the person at the screen. */
export const UserAdminActions = () => {
  const admin = useRecordContext<UserAdmin>();
  const protection = useProtection(admin);
  if (!admin) return null;
  const isFree = protection === null;
  return (
    <ActionBar transitions={userAdminTransitions} except={isFree ? ['resetPassword'] : actions}>
      {isFree && <ResetPassword state={admin.status} />}
      {/* One filled button: Aktifkan, where it is offered. */}
      {protection !== 'moreRights' && (
        <EditRecordButton variant={isFree && admin.status === 'TIDAK_AKTIF' ? 'outlined' : 'contained'} />
      )}
    </ActionBar>
  );
};
