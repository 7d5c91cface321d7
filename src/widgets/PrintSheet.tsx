import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import './PrintSheet.css';

/**
 * What the page looks like on paper: while the browser prints, it stands alone, black on white, whatever started the
 * printing (`PrintButton`, Ctrl+P, the browser's menu). On screen it does not exist.
 */
export const PrintSheet = ({ children }: { children: ReactNode }) => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it stands when the listeners have run.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting ? createPortal(<div className="print-sheet">{children}</div>, document.body) : null;
};
