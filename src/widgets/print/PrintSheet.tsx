import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import './PrintSheet.css';

type PrintSheetProps = {
  /** A4 on its side, for wide tables. */
  landscape?: boolean;
  /** Called when the browser is done with it. */
  onPrinted?: () => void;
  children: ReactNode;
};

/**
 * What the page looks like on paper: while the browser prints, it is alone on the page, black on white, whatever started the
 * printing (`PrintButton`, Ctrl+P, the browser's menu). On screen it does not exist.
 */
export const PrintSheet = ({ landscape = false, onPrinted, children }: PrintSheetProps) => {
  const [isPrinting, setPrinting] = useState(false);
  const printed = useEffectEvent(() => onPrinted?.());
  useEffect(() => {
    // The browser prints the page as it is after the listeners have run.
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
