import {
  type Identifier,
  LinkBase,
  type RaRecord,
  RecordContextProvider,
  useFieldValue,
  useRecordContext,
  useTranslate,
} from 'ra-core';
import { memo, type ReactNode, useId, useState } from 'react';
import { BreakableText } from '../text/BreakableText';
import { useRecordName } from '../text/useRecordName';
import type { Column } from './DataTableColumn';
import { SelectCell } from './Selection';

/** Text and numbers as they are; nothing for what is neither. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : '';

/** Longer values take a second line, or are cut off: the browser's own tooltip shows them whole. */
const isLong = (text: string): boolean => text.length > 14;

/** What the record says itself; a long text in two lines at most. */
const PlainText = ({ text, clamped }: { text: string; clamped: boolean }) => {
  const words = <BreakableText text={text || '–'} />;
  return clamped ? <span className="data-table-long">{words}</span> : words;
};

const cellClass = ({ numeric, detail }: Column): string | undefined =>
  [numeric && 'is-numeric', detail && 'is-detail'].filter(Boolean).join(' ') || undefined;

type CellProps = { column: Column; record: RaRecord; label: string; href?: string | undefined };

const Cell = ({ column, record, label, href }: CellProps) => {
  const text = asText(useFieldValue({ source: column.source ?? 'id', record }) as unknown);
  const { render, children, field: Field, source } = column;
  // Whatever else a column shows may be masked, or written in another way, than the record's own text.
  const isPlain = !render && children === undefined && !Field && source !== undefined;
  const content: ReactNode = isPlain ? (
    <PlainText text={text} clamped={href === undefined && isLong(text)} />
  ) : render ? (
    render(record)
  ) : (
    (children ?? (Field && <Field source={source ?? 'id'} />))
  );
  return (
    <td
      role="cell"
      className={cellClass(column)}
      data-label={label}
      title={isPlain && isLong(text) ? text : undefined}
    >
      {href === undefined ? (
        content
      ) : (
        <LinkBase to={href} className="data-table-link">
          {content}
        </LinkBase>
      )}
    </td>
  );
};

type ActionsCellProps = {
  /** The translated head of the column. */
  label: string;
  /** The row is a card of a small screen: its actions wait behind '⋯'. */
  isCard: boolean;
  children: ReactNode;
};

/** What can be done to a row. Actions are hidden by the style sheet alone, so that an open dialog survives a turned phone. */
const ActionsCell = ({ label, isCard, children }: ActionsCellProps) => {
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

type DataTableRowProps = {
  record: RaRecord;
  /** It is not in the list any more, and stays for the dialog that it has opened (heldRow.ts). */
  isGone: boolean;
  columns: readonly Column[];
  /** The translated head of each column, for the cards of small screens. */
  labels: readonly string[];
  /** Where the row leads; the first cell holds the link, for the keyboard and the middle button. */
  href: string | undefined;
  actions: ReactNode;
  actionsLabel: string;
  /** Rows are the cards of a small screen. */
  isCard: boolean;
  /** Left out where rows are not selected. */
  isSelected: boolean | undefined;
  /** Selects the row or takes it back; with Shift, all rows since the last one. */
  onSelect: (id: Identifier, isRange: boolean) => void;
};

/** One row. Memoised: while the same record stays on the page, it is not rendered again. */
export const DataTableRow = memo(
  ({
    record,
    isGone,
    columns,
    labels,
    href,
    actions,
    actionsLabel,
    isCard,
    isSelected,
    onSelect,
  }: DataTableRowProps) => (
    <RecordContextProvider value={record}>
      <tr role="row" data-href={href} hidden={isGone}>
        {isSelected !== undefined && <SelectCell record={record} checked={isSelected} onSelect={onSelect} />}
        {columns.map((column, index) => (
          <Cell
            key={column.id}
            column={column}
            record={record}
            label={labels[index] ?? ''}
            href={index === 0 ? href : undefined}
          />
        ))}
        {actions && (
          <ActionsCell label={actionsLabel} isCard={isCard}>
            {actions}
          </ActionsCell>
        )}
      </tr>
    </RecordContextProvider>
  ),
);
DataTableRow.displayName = 'DataTableRow';
