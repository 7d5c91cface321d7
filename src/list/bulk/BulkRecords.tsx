import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { useRecordName } from '../../ui/text/useRecordName';
import './BulkDialog.css';

type BulkRecordsProps = {
  /** The accessible name of the list, which scrolls and can be focused. */
  label: string;
  records: readonly { record: RaRecord; note?: ReactNode }[];
};

/** A scrollable list of records by name, each with an optional note. */
export const BulkRecords = ({ label, records }: BulkRecordsProps) => {
  const nameOf = useRecordName();
  return (
    <div className="bulk-records" role="region" aria-label={label} tabIndex={0}>
      <ul>
        {records.map(({ record, note }) => (
          <li key={record.id}>
            <strong>{nameOf(record)}</strong>
            {note !== undefined && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};
