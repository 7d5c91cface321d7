import { useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { useRecordName } from '../text/useRecordName';

type ActionsCellProps = {
  /** The translated head of the column. */
  label: string;
  /** The row is a card of a small screen: its actions wait behind '⋯'. */
  isCard: boolean;
  children: ReactNode;
};

/** What can be done to a row. Actions are hidden by the style sheet alone, so that an open dialog survives a turned phone. */
export const ActionsCell = ({ label, isCard, children }: ActionsCellProps) => {
  const record = useRecordContext();
  const nameOf = useRecordName();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <td role="cell" className={isOpen ? 'is-actions is-open' : 'is-actions'} data-label={label}>
      {isCard && record && (
        <button
          type="button"
          className="data-table-more"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={translate('widgets.list.actionsOn', { name: nameOf(record) })}
          onClick={() => setOpen(!isOpen)}
        >
          <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h.01M12 12h.01M19 12h.01" />
          </svg>
        </button>
      )}
      <div id={id}>{children}</div>
    </td>
  );
};
