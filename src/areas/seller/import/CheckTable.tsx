import { useState } from 'react';
import { Button } from '../../../ui/Button';
import type { CheckedRow } from './checkedRow';
import type { Mending } from './RowFields';
import { RowNotes } from './RowNotes';
import { RowState } from './RowState';
import { useImportWords } from './useImportWords';

/** Number of rows shown at first, and added by each click on the button below them. */
const step = 100;

const heads = ['line', 'seller', 'state', 'notes'] as const;

type CheckTableProps = {
  rows: readonly CheckedRow[];
  mending: Mending;
  hasPhotos: boolean;
  /** The rows that a warning about the file names. */
  doubtful: ReadonlySet<CheckedRow>;
};

/** The rows of the file with the result of the check. */
export const CheckTable = ({ rows, mending, hasPhotos, doubtful }: CheckTableProps) => {
  const words = useImportWords();
  const [most, setMost] = useState(step);
  const rest = rows.length - most;
  if (rows.length === 0) return <p>{words('noneWrong')}</p>;
  return (
    <>
      <table className="import-table" aria-label={words('rows')}>
        <thead className="hidden-on-phones">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {words(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              <th scope="row">
                <strong>{row.form.storeName || '–'}</strong>
                <span>{row.form.fullName || '–'}</span>
              </th>
              <td>
                <RowState state={row.state} />
              </td>
              <td>
                <RowNotes row={row} mending={mending} hasPhotos={hasPhotos} isDoubtful={doubtful.has(row)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button variant="outlined" color="inherit" onClick={() => setMost(most + step)}>
          {words('more', { count: Math.min(rest, step) })}
        </Button>
      )}
    </>
  );
};
