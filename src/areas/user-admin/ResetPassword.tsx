import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { randomPassword } from '../../domain/format/randomPassword';
import { newPasswordFault } from '../../domain/password';
import { IssuedPassword } from '../../form/save/IssuedPassword';
import { ActionButton } from '../../record/action/ActionButton';
import { Button } from '../../ui/Button';
import { TextBox } from '../../ui/field/TextBox';
import { StayDuring } from '../../ui/StayDuring';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { type UserAdmin, userAdminTransitions } from './userAdminWire';
import './NewPasswordInput.css';

/**
 * The 'Atur Ulang Password' action. Suggests a password, accepts any other that the login form accepts (specification §5),
 * and shows the new password once.
 */
export const ResetPassword = ({ state }: { state: string }) => {
  const translate = useTranslate();
  const words = useResourceWords();
  const admin = useRecordContext<UserAdmin>();
  const [password, setPassword] = useState(randomPassword);
  const [isDone, setDone] = useState(false);
  const [issued, setIssued] = useState<string | null>(null);
  const fault = newPasswordFault(password);
  /** Shows the new password after a success, and suggests another one for the next time the dialog opens. */
  const onClosed = (): void => {
    if (isDone) setIssued(password);
    setDone(false);
    setPassword(randomPassword());
  };

  return (
    <>
      <ActionButton
        action="resetPassword"
        transition={userAdminTransitions.resetPassword}
        state={state}
        data={{ new_password: password }}
        ready={fault === null}
        onDone={() => setDone(true)}
        onClosed={onClosed}
      >
        <div className="password-line">
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
      {isDone && <StayDuring reason="password" />}
      {admin && issued !== null && (
        <IssuedPassword username={admin.username} password={issued} onClose={() => setIssued(null)} />
      )}
    </>
  );
};
