import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { commandKey } from '../../domain/format/commandKey';
import { copyText } from '../copyText';
import { CopyField } from './CopyField';

type CopyButtonProps = {
  value: string;
  /** The translated label of the button, such as 'Salin Resi'. */
  label: string;
  /** The translated toast. By default it contains the copied text; pass one for a password, which no toast may show. */
  done?: string;
  onCopied?: () => void;
};

/** Button that copies a text and shows a toast. If the browser refuses, the text is selected in a field beside the button. */
export const CopyButton = ({ value, label, done, onCopied }: CopyButtonProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isByHand, setByHand] = useState(false);
  const copy = async (button: HTMLElement): Promise<void> => {
    const isCopied = await copyText(value, button);
    setByHand(!isCopied);
    if (isCopied) onCopied?.();
    if (isCopied) notify(done ?? translate('text.copy.done', { text: value }), { type: 'info' });
    else notify('text.copy.failed', { type: 'error', messageArgs: { key: commandKey() } });
  };
  // The tooltip is above the button, because below it would cover the button of the next row.
  return (
    <>
      <Tooltip title={label} placement="top">
        <IconButton size="small" aria-label={label} onClick={({ currentTarget }) => void copy(currentTarget)}>
          <ContentCopyOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {isByHand && <CopyField aria-label={label} value={value} />}
    </>
  );
};
