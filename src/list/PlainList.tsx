import { type RaRecord, type TranslateFunction, useListContext } from 'ra-core';
import { writtenInstant } from '../domain/format/wibTime';
import type { Column } from './columns';
import { DataTable } from './DataTable';
import { ListPage } from './ListPage';

const mostColumns = 8;

const figures = new Intl.NumberFormat('id-ID');

const written = (source: string, value: unknown, translate: TranslateFunction): string => {
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (typeof value === 'number') return source === 'id' ? String(value) : figures.format(value);
  return typeof value === 'string' && value !== '' ? writtenInstant(value) || value : translate('list.none');
};

const plainColumns = (records: readonly RaRecord[]): Column[] => {
  const areNumbers = new Map<string, boolean>();
  for (const record of records)
    for (const [source, value] of Object.entries(record))
      if (['string', 'number', 'boolean'].includes(typeof value))
        areNumbers.set(source, typeof value === 'number' && (areNumbers.get(source) ?? true));
  return [...areNumbers].slice(0, mostColumns).map(([source, numeric]) => ({
    source,
    numeric: numeric && source !== 'id',
    show: (record, translate) => <span>{written(source, record[source], translate)}</span>,
  }));
};

const PlainTable = () => {
  const { data = [] } = useListContext<RaRecord>();
  return <DataTable rowClick={false} columns={plainColumns(data)} />;
};

/** A read-only list of the plain fields of any resource, for areas that have no pages of their own. */
const PlainList = () => (
  <ListPage>
    <PlainTable />
  </ListPage>
);

export default PlainList;
