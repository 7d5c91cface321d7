import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { config } from '../../config';
import { Button } from '../../ui/Button';
import './PrintSheet.css';

export const PrintButton = ({ onPrint = () => window.print() }: { onPrint?: () => void }) => {
  const translate = useTranslate();
  return (
    <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => onPrint()}>
      {translate('print.button')}
    </Button>
  );
};

type PrintSheetProps = {
  /** A4, for wide tables. */
  landscape?: boolean;
  onPrinted?: () => void;
  children: ReactNode;
};

/** Rendered only while the browser prints, and then instead of the page, for Ctrl+P and the browser's menu too. */
export const PrintSheet = ({ landscape = false, onPrinted, children }: PrintSheetProps) => {
  const [isPrinting, setPrinting] = useState(false);
  const printed = useEffectEvent(() => onPrinted?.());
  useEffect(() => {
    // Flushed at once, because the browser prints what is there when the listeners have run.
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

export const SheetHeader = ({ title, children }: { title: string; children: ReactNode }) => (
  <header>
    <div>
      <p>{config().product}</p>
      <h1>{title}</h1>
    </div>
    <dl>{children}</dl>
  </header>
);

export const SheetFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);
