import { useRecordContext } from 'ra-core';
import { ActionBar } from '../../record/action/ActionBar';
import { EditRecordButton } from '../../record/EditRecordButton';
import { ResetPassword } from './ResetPassword';
import { useProtection } from './useProtection';
import { type UserAdmin, userAdminTransitions } from './userAdminWire';

const actions = Object.keys(userAdminTransitions);

/** The actions on the user admin of the page, depending on their state and on the rights of the signed-in user. */
export const UserAdminActions = () => {
  const admin = useRecordContext<UserAdmin>();
  const protection = useProtection(admin);
  if (!admin) return null;
  const mayAct = protection === null;
  return (
    <ActionBar transitions={userAdminTransitions} except={mayAct ? ['resetPassword'] : actions}>
      {mayAct && <ResetPassword state={admin.status} />}
      {/* Only one button is filled: Aktifkan if it is shown, otherwise this one. */}
      {protection !== 'moreRights' && (
        <EditRecordButton variant={mayAct && admin.status === 'TIDAK_AKTIF' ? 'outlined' : 'contained'} />
      )}
    </ActionBar>
  );
};
