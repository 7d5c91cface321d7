import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'ra-core';

/** What a record of the resource around us is called, in sentences: its representation as text, else its id. */
export const useRecordName = (): ((record: RaRecord) => string) => {
  const representation = useGetRecordRepresentation(useResourceContext());
  return (record) => {
    const shown = representation(record);
    return typeof shown === 'string' ? shown : String(record.id);
  };
};
