import {
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  type TranslateFunction,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { memo, type ReactNode, useId, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { mask } from '../domain/format/mask';
import { isPlainDate } from '../domain/format/plainDate';
import { groupedFigures } from '../domain/format/rupiah';
import { BrokenPart } from '../ui/Part';
import { StateBadge } from '../ui/text/badges';
import { breakable, ClampedText, isEndless } from '../ui/text/texts';
import { Instant, Money, PlainDate } from '../ui/text/values';
import { useRecordName } from '../ui/text/words';
import { type Column, isNumeric, type ListColumn } from './columns';
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

/** Returns the text of a column that shows the value itself; undefined for any other column. */
const plainText = (column: Column, record: RaRecord): string | undefined =>
  column.show || column.type || column.words || column.secret ? undefined : asText(record[column.source]);

/** Returns the tooltip of a plain text that may be cut off. */
const tooltipOf = (text: string | undefined): string | undefined =>
  text !== undefined && isLong(text) ? text : undefined;

/** Returns what a cell of the table shows. Most texts are plain strings, because React draws them faster than a component. */
const cellContent = (
  column: Column,
  record: RaRecord,
  { resource, translate, isLink }: { resource: string; translate: TranslateFunction; isLink: boolean },
): ReactNode => {
  const { type, words, secret, source } = column;
  const value: unknown = record[source];
  if (column.show) return column.show(record, translate);
  if (type === 'money') return <Money value={value as number | null | undefined} />;
  if (type === 'number') return <span>{groupedFigures((value as number | null | undefined) ?? NaN)}</span>;
  if (type === 'instant') return <Instant value={value as string | null | undefined} />;
  if (type === 'state') return <StateBadge state={String(value)} />;
  const text = asText(value);
  if (words !== undefined) {
    const word = translate(`resources.${resource}.${words}.${text}`, { _: text });
    return <ClampedText text={word} title={word || undefined} />;
  }
  if (secret) return mask(text) || '–';
  if (isPlainDate(text)) return <PlainDate value={text} />;
  return !isLink && givesWay(text) ? <ClampedText text={text} /> : breakable(text || '–');
};

type CellProps = {
  column: ListColumn;
  record: RaRecord;
  label: string;
  /** True for the first cell, which names the row. */
  isName: boolean;
  href: string | undefined;
};

const Cell = ({ column, record, label, isName, href }: CellProps) => {
  const text = plainText(column, record);
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const content = cellContent(column, record, { resource, translate, isLink: href !== undefined });
  const Element = isName ? 'th' : 'td';
  return (
    <Element
      {...(isName ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
      className={
        [isNumeric(column) && 'is-numeric', column.detail && 'is-detail'].filter(Boolean).join(' ') ||
        undefined
      }
      data-label={label}
      title={tooltipOf(text)}
    >
      {href === undefined ? (
        content
      ) : (
        <a
          className={
            text !== undefined && mayWrap(text) ? 'row-link ring-close is-name' : 'row-link ring-close'
          }
          href={href}
        >
          {content}
        </a>
      )}
    </Element>
  );
};

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
          className="data-table-more icon-tool icons-20"
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
  /** True if the record left the list; its hidden row stays mounted for its open dialog (pinnedRow.ts). */
  isGone: boolean;
  columns: readonly ListColumn[];
  /** Each column's translated head, shown in the cards of small screens. */
  labels: readonly string[];
  /** The path of the record. The first cell is a link to it, for the keyboard and the middle button. */
  href: string | undefined;
  actions: ReactNode;
  actionsLabel: string;
  /** True if rows are cards on a small screen. */
  isCard: boolean;
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
            <SelectCell record={record} checked={isSelected} onSelect={onSelect} />
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
            <ActionsCell label={actionsLabel} isCard={isCard}>
              {actions}
            </ActionsCell>
          )}
        </tr>
      </ErrorBoundary>
    </RecordContextProvider>
  ),
);
DataTableRow.displayName = 'DataTableRow';
