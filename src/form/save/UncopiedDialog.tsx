import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

type UncopiedDialogProps = {
  /** The translated question. */
  title: string;
  onStay: () => void;
  onClose: () => void;
};

/** Asks before a password that is shown only once is closed without a copy. */
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
