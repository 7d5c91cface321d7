import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useNotify, useTranslate } from 'ra-core';
import { commandKey } from '../../format/commandKey';

type CopyButtonProps = {
  value: string;
  /** The translated label of the button, such as 'Salin Resi'. */
  label: string;
  /** The translated toast. By default it contains the copied text; pass one for a password, which no toast may show. */
  done?: string;
};

/** Button that copies a text and shows a toast. Browsers refuse to copy without https or without the user's permission. */
export const CopyButton = ({ value, label, done }: CopyButtonProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      notify(done ?? translate('widgets.text.copy.done', { text: value }), { type: 'info' });
    } catch {
      notify('widgets.text.copy.failed', { type: 'error', messageArgs: { key: commandKey() } });
    }
  };
  // The tooltip is above the button, because below it would cover the button of the next row.
  return (
    <Tooltip title={label} placement="top">
      <IconButton size="small" aria-label={label} onClick={() => void copy()}>
        <ContentCopyOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
