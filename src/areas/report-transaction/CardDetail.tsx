import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { reportKey } from './reportKey';
import './CardDetail.css';

/** What a phone's card shows only when it is asked for (`CardMore`); a table shows it always. */
export const CardDetail = ({ children }: { children: ReactNode }) => (
  <span className="card-detail">{children}</span>
);

/** Opens the details of its card. Wide screens have rows instead of cards and do not show it. */
export const CardMore = ({ of }: { of: string }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <button type="button" className="card-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {translate(reportKey('table.more'))} <span className="visually-hidden">{of}</span>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4 6 4 4 4-4" />
      </svg>
    </button>
  );
};
