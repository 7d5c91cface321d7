import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useNotify, useTranslate } from 'ra-core';

type CopyButtonProps = {
  /** What goes to the clipboard. */
  value: string;
  /** What the button does, already translated, such as 'Salin Resi'. */
  label: string;
  /** What the toast says, already translated; left out, it repeats the text, which no toast may do with a password. */
  done?: string;
};

/** Copies a text, and says whether it could: browsers refuse without https, or when the person said no. */
export const CopyButton = ({ value, label, done }: CopyButtonProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      notify(done ?? translate('widgets.text.copy.done', { text: value }), { type: 'success' });
    } catch {
      notify('widgets.text.copy.failed', { type: 'error' });
    }
  };
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void copy()}>
        <ContentCopyOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
