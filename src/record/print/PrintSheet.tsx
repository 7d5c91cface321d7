import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '../../ui/Button';
import './PrintSheet.css';

type PrintButtonProps = {
  /** Defaults to printing immediately. */
  onPrint?: () => void;
};

/** The button 'Cetak', which by default opens the browser's print dialog. The page's PrintSheet defines the output. */
export const PrintButton = ({ onPrint = () => window.print() }: PrintButtonProps) => {
  const translate = useTranslate();
  return (
    <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => onPrint()}>
      {translate('print.button')}
    </Button>
  );
};

type PrintSheetProps = {
  /** True for A4 landscape, for wide tables. */
  landscape?: boolean;
  /** Called when the browser has finished printing. */
  onPrinted?: () => void;
  children: ReactNode;
};

/**
 * The printed version of a page, black on white. It is rendered only while the browser prints, and then replaces the page,
 * for `PrintButton` as well as for Ctrl+P and the browser's menu.
 */
export const PrintSheet = ({ landscape = false, onPrinted, children }: PrintSheetProps) => {
  const [isPrinting, setPrinting] = useState(false);
  const printed = useEffectEvent(() => onPrinted?.());
  useEffect(() => {
    // The browser prints the DOM as it is after the listeners have run, so the state is flushed synchronously.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => {
      setPrinting(false);
      printed();
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting
    ? createPortal(
        <div className={landscape ? 'print-sheet is-landscape' : 'print-sheet'}>{children}</div>,
        document.body,
      )
    : null;
};
