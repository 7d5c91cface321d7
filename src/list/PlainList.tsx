import { type RaRecord, useListContext, useTranslate } from 'ra-core';
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

const PlainValue = ({ source, record }: { source: string; record: RaRecord }) => {
  const translate = useTranslate();
  const value: unknown = record[source];
  const written = (): string => {
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (typeof value === 'number' && source !== 'id') return figures.format(value);
    if (typeof value === 'string' && value !== '') return writtenInstant(value) || value;
    return typeof value === 'number' ? String(value) : translate('list.none');
  };
  return <span>{written()}</span>;
};

const PlainTable = () => {
  const { data = [] } = useListContext<RaRecord>();
  return (
    <DataTable
      rowClick={false}
      columns={plainColumns(data).map(({ source, numeric }) => ({
        source,
        numeric: numeric && source !== 'id',
        show: (record) => <PlainValue source={source} record={record} />,
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
