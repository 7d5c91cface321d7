import {
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  useFieldValue,
  useRecordContext,
  useTranslate,
} from 'ra-core';
import { memo, type ReactNode, useId, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useAfterFrame } from '../ui/onDemand/useAfterFrame';
import { BrokenPart } from '../ui/Part';
import { breakable } from '../ui/text/breakable';
import { ClampedText } from '../ui/text/ClampedText';
import { isEndless } from '../ui/text/isEndless';
import { useRecordName } from '../ui/text/useRecordName';
import type { Column } from './DataTableColumn';
import { SelectCell } from './Selection';

/** Returns a string or finite number as text, and '' for any other value. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : '';

/** Returns true if a text may wrap or be cut off, so that its cell needs a tooltip (`title`). */
const isLong = (text: string): boolean => text.length > 14;

/** Returns true if a text may wrap: it is long, or words without a number, and thus neither a code nor a date. */
const givesWay = (text: string): boolean => isLong(text) || /^[^\d]+ [^\d]+$/.test(text);

/** Returns true if a linked text is a name, which may wrap, and not a code. */
const mayWrap = (text: string): boolean => text.includes(' ') || isEndless(text);

const cellClass = ({ numeric, detail }: Column): string | undefined =>
  [numeric && 'is-numeric', detail && 'is-detail'].filter(Boolean).join(' ') || undefined;

type CellProps = {
  column: Column;
  record: RaRecord;
  label: string;
  /** True for the first cell, which names the row. */
  isName: boolean;
  href: string | undefined;
};

const Cell = ({ column, record, label, isName, href }: CellProps) => {
  const text = asText(useFieldValue({ source: column.source ?? 'id', record }) as unknown);
  const { render, children, field: Field, source } = column;
  // Only plain columns get a tooltip: other content may be masked or formatted, and `title` would reveal the raw value.
  const isPlain = !render && children === undefined && !Field && source !== undefined;
  const content: ReactNode = isPlain ? (
    href === undefined && givesWay(text) ? (
      <ClampedText text={text} />
    ) : (
      breakable(text || '–')
    )
  ) : render ? (
    render(record)
  ) : (
    (children ?? (Field && <Field source={source ?? 'id'} />))
  );
  const Element = isName ? 'th' : 'td';
  return (
    <Element
      {...(isName ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
      className={cellClass(column)}
      data-label={label}
      title={isPlain && isLong(text) ? text : undefined}
    >
      {href === undefined ? (
        content
      ) : (
        <a className={isPlain && mayWrap(text) ? 'row-link is-name' : 'row-link'} href={href}>
          {content}
        </a>
      )}
    </Element>
  );
};

type LaterCellProps = {
  isBelowFold: boolean;
  /** The class of the cell while it is empty, which keeps the width of the column. */
  className: string;
  children: ReactNode;
};

/** A cell of controls. Out of view, it is empty until the rows are painted: the actions alone are a third of the work of 100 rows. */
const LaterCell = ({ isBelowFold, className, children }: LaterCellProps) =>
  useAfterFrame(!isBelowFold) ? children : <td role="cell" className={className} />;

type ActionsCellProps = {
  label: string;
  /** True if the row is a card on a small screen, where '⋯' reveals its actions. */
  isCard: boolean;
  children: ReactNode;
};

/** The cell of a row's actions. Only CSS hides them, so that an open dialog stays mounted when a phone is rotated. */
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
          aria-label={translate('list.actionsOn', { name: nameOf(record) })}
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
  /** True if the record left the list; its hidden row stays mounted for its open dialog (heldRow.ts). */
  isGone: boolean;
  columns: readonly Column[];
  /** Each column's translated head, shown in the cards of small screens. */
  labels: readonly string[];
  /** The path of the record. The first cell is a link to it, for the keyboard and the middle button. */
  href: string | undefined;
  actions: ReactNode;
  actionsLabel: string;
  /** True if rows are cards on a small screen. */
  isCard: boolean;
  /** True if the row is out of view when the list opens. */
  isBelowFold: boolean;
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  /** Selects or deselects the row; with `isRange` (Shift), all rows since the last one. */
  onSelect: (id: Identifier, isRange: boolean) => void;
};

/** One row of the table, memoised so that an unchanged record is not re-rendered. */
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
    isBelowFold,
    isSelected,
    onSelect,
  }: DataTableRowProps) => (
    <RecordContextProvider value={record}>
      <ErrorBoundary
        resetKeys={[record]}
        fallbackRender={(props) => (
          <tr role="row" hidden={isGone}>
            <td role="cell" colSpan={columns.length + Number(isSelected !== undefined) + Number(!!actions)}>
              <BrokenPart {...props} />
            </td>
          </tr>
        )}
      >
        <tr role="row" data-href={href} hidden={isGone}>
          {isSelected !== undefined && (
            <LaterCell isBelowFold={isBelowFold} className="is-selection">
              <SelectCell record={record} checked={isSelected} onSelect={onSelect} />
            </LaterCell>
          )}
          {columns.map((column, index) => (
            <Cell
              key={column.id}
              column={column}
              record={record}
              label={labels[index] ?? ''}
              isName={index === 0}
              href={index === 0 ? href : undefined}
            />
          ))}
          {actions && (
            <LaterCell isBelowFold={isBelowFold} className="is-actions">
              <ActionsCell label={actionsLabel} isCard={isCard}>
                {actions}
              </ActionsCell>
            </LaterCell>
          )}
        </tr>
      </ErrorBoundary>
    </RecordContextProvider>
  ),
);
DataTableRow.displayName = 'DataTableRow';
