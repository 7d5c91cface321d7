import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'ra-core';

/** Returns a function that names a record of the resource in context: its representation if it is text, otherwise its id. */
export const useRecordName = (): ((record: RaRecord) => string) => {
  const representation = useGetRecordRepresentation(useResourceContext());
  return (record) => {
    const shown = representation(record);
    return typeof shown === 'string' ? shown : String(record.id);
  };
};
