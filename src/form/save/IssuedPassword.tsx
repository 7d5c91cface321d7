import { useTranslate } from 'ra-core';
import { Fragment, useState } from 'react';
import { Button } from '../../ui/Button';
import { ConfirmDialog, TitledDialog } from '../../ui/Dialog';
import { useStayDuring } from '../../ui/StayDuring';
import { CopyButton, CopyField, useCopy } from '../../ui/text/CopyButton';
import './IssuedPassword.css';

type UncopiedDialogProps = { title: string; onStay: () => void; onClose: () => void };

/** Before a password that is shown only once is closed without a copy. */
export const UncopiedDialog = ({ title, onStay, onClose }: UncopiedDialogProps) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      title={title}
      text={translate('save.uncopied.text')}
      maxWidth="xs"
      cancelLabel={translate('save.uncopied.stay')}
      confirmLabel={translate('save.uncopied.leave')}
      negative
      onConfirm={onClose}
      onClose={onStay}
    />
  );
};

type IssuedPasswordProps = {
  username: string;
  password: string;
  title?: string;
  /** Above the user name; the label is translated. */
  first?: { label: string; value: string };
  onClose: () => void;
};

/** The password is only in the memory of this page: in no address, storage or cache, and toasts of copies show labels. */
export const IssuedPassword = ({ username, password, title, first, onClose }: IssuedPasswordProps) => {
  const translate = useTranslate();
  useStayDuring('password');
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const words = (key: string, args?: { label: string }): string => translate(`save.issued.${key}`, args);
  const rows = [
    ...(first ? [first] : []),
    { label: words('username'), value: username },
    { label: words('password'), value: password },
  ];
  const all = rows.map(({ label, value }) => `${label}: ${value}`);
  const { isByHand, onClick } = useCopy({
    value: all.join('\n'),
    done: words('copiedAll'),
    onCopied: () => setCopied(true),
  });
  const close = (): void => (isCopied ? onClose() : setAsking(true));
  return (
    <TitledDialog
      open
      title={title ?? words('title')}
      text={words('text')}
      maxWidth="xs"
      onClose={close}
      ignoresBackdrop
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={close}>
            {words('close')}
          </Button>
          {/* A second Enter copies again instead of closing. */}
          <Button variant="contained" autoFocus onClick={onClick}>
            {words('copyAll')}
          </Button>
        </>
      }
    >
      <dl className="issued-password frame">
        {rows.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd className="row ends">
              {value === password ? <code>{value}</code> : <span>{value}</span>}
              <CopyButton
                value={value}
                label={words('copy', { label })}
                done={words('copied', { label })}
                onCopied={() => {
                  if (value === password) setCopied(true);
                }}
              />
            </dd>
          </Fragment>
        ))}
      </dl>
      {isByHand && <CopyField aria-label={words('copyAll')} value={all.join(', ')} />}
      {isAsking && (
        <UncopiedDialog title={words('uncopied')} onStay={() => setAsking(false)} onClose={onClose} />
      )}
    </TitledDialog>
  );
};
