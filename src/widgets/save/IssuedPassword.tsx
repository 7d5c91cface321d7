import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { TitledDialog } from '../feedback/TitledDialog';
import { useAskBeforeClosing } from '../feedback/useAskBeforeClosing';
import { CopyButton } from '../text/CopyButton';
import './IssuedPassword.css';

type IssuedRowProps = {
  /** Already translated, such as 'Username'. */
  label: string;
  value: string;
  /** A password is shown letter by letter. */
  isCode?: boolean;
};

/** One text of the dialog, with a button that copies it. The toast names the label: no toast may repeat a password. */
export const IssuedRow = ({ label, value, isCode = false }: IssuedRowProps) => {
  const translate = useTranslate();
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {isCode ? <code>{value}</code> : <span>{value}</span>}
        <CopyButton
          value={value}
          label={translate('widgets.save.issued.copy', { label })}
          done={translate('widgets.save.issued.copied', { label })}
        />
      </dd>
    </>
  );
};

type IssuedPasswordProps = {
  username: string;
  password: string;
  /** Already translated; left out, 'Password sudah dibuat'. */
  title?: string;
  /** Rows above the user name. */
  children?: ReactNode;
  onClose: () => void;
};

/**
 * The password that was just given to an account, shown once so that staff can hand it on. It lives in this dialog and in
 * the memory of its page alone: not in an address, a storage, a cache or a toast.
 */
export const IssuedPassword = ({ username, password, title, children, onClose }: IssuedPasswordProps) => {
  const translate = useTranslate();
  useAskBeforeClosing(true);
  return (
    <TitledDialog
      open
      title={title ?? translate('widgets.save.issued.title')}
      text={translate('widgets.save.issued.text')}
      maxWidth="xs"
      onClose={onClose}
      ignoresBackdrop
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('widgets.save.issued.close')}
        </Button>
      }
    >
      <dl className="issued-password">
        {children}
        <IssuedRow label={translate('widgets.save.issued.username')} value={username} />
        <IssuedRow label={translate('widgets.save.issued.password')} value={password} isCode />
      </dl>
    </TitledDialog>
  );
};
