import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { useNotify, useTranslate } from 'ra-core';
import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton';
import { commandKey } from '../pageKeys';
import '../Panel.css';

/** With the older command, which takes the selected text of the page. */
const copySelected = (text: string, beside: HTMLElement): boolean => {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', opacity: '0' });
  // Inside the same dialog, which would take the focus back from an element outside it.
  beside.after(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
};

/** Also on plain http, without `navigator.clipboard`. False if the text has to be copied by hand. */
export const copyText = async (text: string, beside: HTMLElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, beside);
  }
};

/** Its text is selected when it appears, so that the keys copy it. */
export const CopyField = (
  props: Omit<ComponentProps<'input'>, 'className' | 'readOnly' | 'ref' | 'onFocus'>,
) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      {...props}
      className="copy-by-hand outlined"
      readOnly
      ref={field}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
};

type CopyOptions = {
  value: string;
  /** The toast. By default it contains the copied text; pass one for a password. */
  done?: string;
  onCopied?: () => void;
};

/** If the browser refuses, `isByHand` is true, for a `CopyField` beside the button. */
export const useCopy = ({ value, done, onCopied }: CopyOptions) => {
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
  return { isByHand, onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => void copy(currentTarget) };
};

export const CopyButton = ({ label, ...options }: CopyOptions & { label: string }) => {
  const { isByHand, onClick } = useCopy(options);
  // The tooltip is above the button, because below it would cover the button of the next row.
  return (
    <>
      <IconButton size="small" tooltip="top" label={label} onClick={onClick}>
        <ContentCopyOutlined fontSize="small" />
      </IconButton>
      {isByHand && <CopyField aria-label={label} value={options.value} />}
    </>
  );
};
