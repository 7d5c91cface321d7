import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { CopyButton } from '../../widgets/text/CopyButton';
import { userAdminKey } from './userAdminKey';
import './IssuedPassword.css';

type IssuedPasswordProps = { username: string; password: string; onClose: () => void };

/**
 * The password that was just given to a user admin, shown once so that staff can hand it on. It lives in this dialog
 * alone: not in an address, a storage, a cache or a toast.
 */
export const IssuedPassword = ({ username, password, onClose }: IssuedPasswordProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      // A press beside the dialog must not take the password away unread.
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{translate(userAdminKey('issued.title'))}</DialogTitle>
      <DialogContent>
        <p id={textId}>{translate(userAdminKey('issued.text'))}</p>
        <dl className="issued-password">
          <dt>{translate(userAdminKey('fields.username'))}</dt>
          <dd>{username}</dd>
          <dt>{translate(userAdminKey('issued.password'))}</dt>
          <dd>
            <code>{password}</code>
            <CopyButton
              value={password}
              label={translate(userAdminKey('issued.copy'))}
              done={translate(userAdminKey('issued.copied'))}
            />
          </dd>
        </dl>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate(userAdminKey('issued.close'))}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
