import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { useMay } from '../../authProvider/useMay';
import { isLeftOut } from '../../dataProvider/optionalCalls';
import { randomPassword } from '../../domain/format/randomPassword';
import { newPasswordFault } from '../../domain/password';
import { IssuedPassword } from '../../form/save/IssuedPassword';
import { ActionBar, ActionButton } from '../../record/action/ActionButton';
import { ReadField } from '../../record/ReadField';
import { EditRecordButton, ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { Button } from '../../ui/Button';
import { TextBox } from '../../ui/field/Field';
import { LinkButton } from '../../ui/LinkButton';
import { InfoBox } from '../../ui/Notice';
import { ResourceSection } from '../../ui/Section';
import { StayDuring } from '../../ui/StayDuring';
import { useResourceWords } from '../../ui/text/words';
import { UserAdminActivity } from './UserAdminActivity';
import { AccessSummary, LastLogin, useProtection } from './userAdminModel';
import { type UserAdmin, userAdminTransitions } from './userAdminWire';
import './userAdmins.css';

const ActivityButton = ({ id }: { id: string }) => {
  const words = useResourceWords();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  if (isLeftOut('activity')) return null;
  return (
    <LinkButton
      to={`${createPath({ resource, id, type: 'show' })}/activity`}
      variant="outlined"
      color="inherit"
      startIcon={<HistoryOutlined />}
    >
      {words('activity')}
    </LinkButton>
  );
};

/** Suggests a password, accepts any other that the login form accepts (specification §5), and shows it once. */
const ResetPassword = ({ admin }: { admin: UserAdmin }) => {
  const translate = useTranslate();
  const words = useResourceWords();
  const [password, setPassword] = useState(randomPassword);
  const [sent, setSent] = useState<string | null>(null);
  const [issued, setIssued] = useState<string | null>(null);
  const fault = newPasswordFault(password);
  const onClosed = (): void => {
    if (sent !== null) setIssued(sent);
    setSent(null);
    setPassword(randomPassword());
  };
  return (
    <>
      <ActionButton
        action="resetPassword"
        transition={userAdminTransitions.resetPassword}
        data={{ new_password: password }}
        ready={fault === null}
        onDone={(body) => setSent(String(body.new_password))}
        onClosed={onClosed}
      >
        <div className="password-line flow">
          <TextBox
            label={words('fields.new_password')}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={fault !== null}
            helperText={translate(
              fault === null
                ? 'resources.member-list/user-admin.actions.resetPassword.rule'
                : `validation.${fault}`,
            )}
            autoFocus
            autoComplete="new-password"
            spellCheck={false}
          />
          <Button variant="outlined" onClick={() => setPassword(randomPassword())}>
            {words('help.generate')}
          </Button>
        </div>
      </ActionButton>
      {/* From the server's response until the dialog has closed and the password is shown. */}
      {sent !== null && <StayDuring reason="password" />}
      {issued !== null && (
        <IssuedPassword username={admin.username} password={issued} onClose={() => setIssued(null)} />
      )}
    </>
  );
};

const UserAdminActions = ({ admin }: { admin: UserAdmin }) => {
  const protection = useProtection(admin);
  const mayAct = protection === null;
  const hidden = mayAct ? ['resetPassword'] : Object.keys(userAdminTransitions);
  return (
    <ActionBar transitions={userAdminTransitions} except={hidden}>
      {mayAct && <ResetPassword admin={admin} />}
      {/* Only one button is filled: Aktifkan if it is shown, otherwise this one. */}
      {protection !== 'moreRights' && (
        <EditRecordButton variant={mayAct && admin.status === 'TIDAK_AKTIF' ? 'outlined' : 'contained'} />
      )}
    </ActionBar>
  );
};

const Protection = ({ admin }: { admin: UserAdmin }) => {
  const words = useResourceWords();
  const protection = useProtection(admin);
  const mayEdit = useMay('edit');
  if (protection === null || !mayEdit) return null;
  return <InfoBox title={words(`protected.${protection}`)} />;
};

const UserAdminDetail = () => (
  <ShowPage<UserAdmin>
    actions={(admin) => (
      <>
        <ActivityButton id={admin.id} />
        <UserAdminActions admin={admin} />
      </>
    )}
  >
    {(admin) => (
      <>
        <Protection admin={admin} />
        <ResourceSection section="person">
          <ReadField source="full_name" />
          <ReadField source="phone" />
          <ReadField source="email" />
        </ResourceSection>
        <ResourceSection section="account">
          <ReadField source="username" />
          <ReadField source="status" type="state" />
          <ReadField source="last_login">
            <LastLogin admin={admin} />
          </ReadField>
          <ReadField source="created_at" type="instant" />
        </ResourceSection>
        <ResourceSection section="role">
          <ReadField source="role" />
          <ReadField source="access_role">
            <AccessSummary rights={admin.access_role} />
          </ReadField>
        </ResourceSection>
        <RecordHistory history={admin.history} />
      </>
    )}
  </ShowPage>
);

const UserAdminShow = () => (
  <Routes>
    <Route path="activity" element={<UserAdminActivity />} />
    <Route path="*" element={<UserAdminDetail />} />
  </Routes>
);

export default UserAdminShow;
