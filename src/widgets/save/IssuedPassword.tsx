import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { TitledDialog } from '../feedback/TitledDialog';
import { useStayDuring } from '../feedback/useStayDuring';
import { CopyButton } from '../text/CopyButton';
import './IssuedPassword.css';

type IssuedRowProps = {
  /** The translated label, such as 'Username'. */
  label: string;
  value: string;
  /** True for a password, which is shown as code with wide letter spacing. */
  isCode?: boolean;
};

/** A row of the dialog with a copy button. Its toast shows the label, because a toast must never show a password. */
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
  /** The translated title. Defaults to 'Password sudah dibuat'. */
  title?: string;
  /** Rows above the user name. */
  children?: ReactNode;
  onClose: () => void;
};

/**
 * The dialog that shows a new password of an account once, so that staff can pass it on. The password exists only in the
 * memory of this page: not in a URL, storage, cache or toast.
 */
export const IssuedPassword = ({ username, password, title, children, onClose }: IssuedPasswordProps) => {
  const translate = useTranslate();
  useStayDuring('password');
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
