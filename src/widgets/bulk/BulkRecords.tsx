import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { useRecordName } from '../text/useRecordName';
import './BulkDialog.css';

type BulkRecordsProps = {
  /** What the list is called: it scrolls, and the keyboard reaches it. */
  label: string;
  records: readonly { record: RaRecord; note: ReactNode }[];
};

/** Records by name, and what there is to say of each. */
export const BulkRecords = ({ label, records }: BulkRecordsProps) => {
  const nameOf = useRecordName();
  return (
    <div className="bulk-records" role="region" aria-label={label} tabIndex={0}>
      <ul>
        {records.map(({ record, note }) => (
          <li key={record.id}>
            <strong>{nameOf(record)}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
