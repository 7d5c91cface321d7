import {
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  type TranslateFunction,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { memo, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { mask } from '../domain/format/mask';
import { isPlainDate } from '../domain/format/plainDate';
import { lineIcon } from '../ui/lineIcon';
import { BrokenPart } from '../ui/Part';
import { breakable, ClampedText, isEndless, PlainDate, typedValue } from '../ui/text/texts';
import { useRecordName } from '../ui/text/words';
import { asText, type Column, isNumeric, type TableColumn } from './columns';
import { SelectRow } from './Selection';

const isLong = (text: string): boolean => text.length > 14;

/** A text gives way if it is long, or words without a number: then it is neither a code nor a date. */
const givesWay = (text: string): boolean => isLong(text) || /^[^\d]+ [^\d]+$/.test(text);

/** A name may wrap, a code may not. */
const mayWrap = (text: string): boolean => text.includes(' ') || isEndless(text);

/** Undefined if the column shows more than its value. */
const plainText = (column: Column, record: RaRecord): string | undefined =>
  column.show || column.type || column.words || column.secret ? undefined : asText(record[column.source]);

/** Most texts are plain strings, because React draws them faster than a component. */
const cellContent = (
  column: Column,
  record: RaRecord,
  { resource, translate, isLink }: { resource: string; translate: TranslateFunction; isLink: boolean },
): ReactNode => {
  const { type, words, secret, source } = column;
  const value: unknown = record[source];
  if (column.show) return column.show(record, translate);
  if (type) return typedValue(type, value);
  const text = asText(value);
  if (words !== undefined) {
    const word = translate(`resources.${resource}.${words}.${text}`, { _: text });
    return <ClampedText text={word} title={word || undefined} />;
  }
  if (secret) return mask(text) || '–';
  if (isPlainDate(text)) return <PlainDate value={text} />;
  return !isLink && givesWay(text) ? <ClampedText text={text} /> : breakable(text || '–');
};

type CellsProps = Pick<DataTableRowProps, 'columns' | 'record' | 'href'>;

/** One component for all cells of a row, because a page has a thousand of them. */
const Cells = ({ columns, record, href }: CellsProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return columns.map((column, index) => {
    const isName = index === 0;
    const isLink = isName && href !== undefined;
    const text = plainText(column, record);
    const content = cellContent(column, record, { resource, translate, isLink });
    const Element = isName ? 'th' : 'td';
    return (
      <Element
        key={column.id}
        {...(isName ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
        className={
          [isNumeric(column) && 'is-numeric', column.notOnPhones && 'is-not-on-phones']
            .filter(Boolean)
            .join(' ') || undefined
        }
        data-label={column.label}
        title={text !== undefined && isLong(text) ? text : undefined}
      >
        {isLink ? (
          <a
            className={
              text !== undefined && mayWrap(text) ? 'row-link ring-close is-name' : 'row-link ring-close'
            }
            href={href}
          >
            {content}
          </a>
        ) : (
          content
        )}
      </Element>
    );
  });
};

type LaterCellProps = { isBelowFold: boolean; className: string; children: ReactNode };

/** Below the fold, controls follow the rows' first paint, because they are a third of the work of 100 rows. */
const LaterCell = ({ isBelowFold, className, children }: LaterCellProps) => {
  const isDrawn = useDeferredValue(true, !isBelowFold);
  return (
    <td role="cell" className={className}>
      {isDrawn && children}
    </td>
  );
};

type CardActionsProps = Pick<DataTableRowProps, 'record' | 'isCard'> & { children: ReactNode };

/** Only CSS hides the actions of a card, so that an open dialog stays mounted when a phone is rotated. */
const CardActions = ({ record, isCard, children }: CardActionsProps) => {
  const nameOf = useRecordName();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {isCard && (
        <button
          type="button"
          className="data-table-more icon-tool icons-20"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={translate('list.actionsOn', { name: nameOf(record) })}
          onClick={() => setOpen(!isOpen)}
        >
          {lineIcon('M5 12h.01M12 12h.01M19 12h.01', 24)}
        </button>
      )}
      <div id={id}>{children}</div>
    </>
  );
};

type DataTableRowProps = {
  record: RaRecord;
  /** True if the record left the list; its hidden row stays mounted for its open dialog (usePinnedRow). */
  isGone: boolean;
  columns: readonly TableColumn[];
  href: string | undefined;
  rowActions: ReactNode;
  isCard: boolean;
  /** True if the row is out of view when the list opens. */
  isBelowFold: boolean;
  isSelected: boolean | undefined;
  /** `isRange` (Shift) selects all rows since the last one. */
  onSelect: (id: Identifier, isRange: boolean) => void;
};

/** Memoised, so that an unchanged record is not drawn again. */
export const DataTableRow = memo(
  ({
    record,
    isGone,
    columns,
    href,
    rowActions,
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
            <td
              role="cell"
              colSpan={columns.length + Number(isSelected !== undefined) + Number(!!rowActions)}
            >
              <BrokenPart {...props} />
            </td>
          </tr>
        )}
      >
        <tr role="row" data-href={href} hidden={isGone}>
          {isSelected !== undefined && (
            <LaterCell isBelowFold={isBelowFold} className="is-selection">
              <SelectRow record={record} checked={isSelected} onSelect={onSelect} />
            </LaterCell>
          )}
          <Cells columns={columns} record={record} href={href} />
          {rowActions && (
            <LaterCell isBelowFold={isBelowFold} className="is-actions">
              <CardActions record={record} isCard={isCard}>
                {rowActions}
              </CardActions>
            </LaterCell>
          )}
        </tr>
      </ErrorBoundary>
    </RecordContextProvider>
  ),
);
DataTableRow.displayName = 'DataTableRow';
