import { useState } from 'react';
import { useResourceWords } from '../../ui/text/useResourceWords';
import './CardMore.css';

/** The button that expands a card of the report's table on a phone. Hidden on wide screens, which show all columns. */
export const CardMore = ({ invoice }: { invoice: string }) => {
  const words = useResourceWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <button type="button" className="card-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <span>{words('table.more')}</span> <span className="visually-hidden">{invoice}</span>
      <svg className="line-icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4 6 4 4 4-4" />
      </svg>
    </button>
  );
};
