import { useRecordContext } from 'ra-core';
import { ActionBar } from '../../widgets/ActionBar';
import { EditRecordButton } from '../../widgets/EditRecordButton';
import { ResetPassword } from './ResetPassword';
import { useProtection } from './useProtection';
import { userAdminTransitions, type UserAdmin } from './userAdminWire';

const actions = Object.keys(userAdminTransitions);

/** What may be done to the user admin around us, by their state and by who one is oneself. */
export const UserAdminActions = () => {
  const admin = useRecordContext<UserAdmin>();
  const protection = useProtection(admin);
  if (!admin) return null;
  const isUntouchable = protection === 'own' || protection === 'beyond';
  const except = isUntouchable
    ? actions
    : ['resetPassword', ...(protection === 'lastKeeper' ? ['deactivate'] : [])];
  return (
    <ActionBar transitions={userAdminTransitions} except={except}>
      {!isUntouchable && <ResetPassword state={admin.status} />}
      {/* One filled button: Aktifkan, where it is offered. */}
      <EditRecordButton
        variant={!isUntouchable && admin.status === 'TIDAK_AKTIF' ? 'outlined' : 'contained'}
      />
    </ActionBar>
  );
};
