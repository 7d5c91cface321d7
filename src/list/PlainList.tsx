import { type RaRecord, type TranslateFunction, useListContext } from 'ra-core';
import { writtenInstant } from '../domain/format/wibTime';
import { DataTable } from './DataTable';
import { ListPage } from './ListPage';

const mostColumns = 8;

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

type PlainColumn = { source: string; numeric: boolean };

const plainColumns = (records: readonly RaRecord[]): PlainColumn[] => {
  const kinds = new Map<string, boolean>();
  for (const record of records) {
    for (const [source, value] of Object.entries(record)) {
      if (!isPlain(value)) continue;
      kinds.set(source, typeof value === 'number' && (kinds.get(source) ?? true));
    }
  }
  return [...kinds].slice(0, mostColumns).map(([source, numeric]) => ({ source, numeric }));
};

const figures = new Intl.NumberFormat('id-ID');

const written = (source: string, value: unknown, translate: TranslateFunction): string => {
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (typeof value === 'number') return source === 'id' ? String(value) : figures.format(value);
  return typeof value === 'string' && value !== '' ? writtenInstant(value) || value : translate('list.none');
};

const PlainTable = () => {
  const { data = [] } = useListContext<RaRecord>();
  return (
    <DataTable
      rowClick={false}
      columns={plainColumns(data).map(({ source, numeric }) => ({
        source,
        numeric: numeric && source !== 'id',
        show: (record, translate) => <span>{written(source, record[source], translate)}</span>,
      }))}
    />
  );
};

/** A read-only list of the plain fields of any resource, for areas that have no pages of their own. */
const PlainList = () => (
  <ListPage>
    <PlainTable />
  </ListPage>
);

export default PlainList;
