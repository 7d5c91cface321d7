import { type GetListParams, ListBase } from 'ra-core';
import type { ReactNode } from 'react';
import { toggledColumnsKey } from '../src/dataProvider/keys';
import type { Column } from '../src/list/columns';
import { DataTable } from '../src/list/DataTable';
import { ExportButton } from '../src/list/export/ExportButton';
import { PrintButton, PrintSheet } from '../src/record/print/PrintSheet';
import { failing } from './data';
import { Frame } from './frame';

const columns: readonly Column[] = [
  { source: 'name' },
  { source: 'seller', within: 'name' },
  { source: 'price', within: 'name' },
  { source: 'account', label: 'No. Rekening', secret: true, within: 'name' },
  { source: 'weight_gram', type: 'number', hiddenAtFirst: true },
  { source: 'status', words: 'states', hiddenAtFirst: true },
  { source: 'created_at', type: 'instant', hiddenAtFirst: true },
  { source: 'description', hiddenAtFirst: true },
];

/** All columns that the table hides at first, as the person has turned them on. */
const everyColumn = {
  [toggledColumnsKey('product-list')]: ['weight_gram', 'status', 'created_at', 'description'],
};

const List = ({ children }: { children: ReactNode }) => (
  <ListBase disableAuthentication disableSyncWithLocation perPage={4}>
    {children}
  </ListBase>
);

/** A response that does not come until the request is cancelled. */
const untilCancelled = (_resource: string, { signal }: GetListParams) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** The export of a list: its panel, its progress, its failure; the columns that only it knows; and a printed sheet. */
export const Exports = () => (
  <>
    <Frame title="Export, and a table with columns that are hidden at first" store={everyColumn}>
      <List>
        <div className="gallery-row">
          <ExportButton columns={columns} />
        </div>
        <DataTable columns={columns} pagination={false} />
      </List>
    </Frame>
    <div className="gallery-row">
      <Frame title="Export that takes long" server={{ getList: untilCancelled }}>
        <List>
          <ExportButton columns={columns} />
        </List>
      </Frame>
      <Frame title="Export that fails" server={{ getList: failing }}>
        <List>
          <ExportButton columns={columns} />
        </List>
      </Frame>
      <Frame title="Print">
        <PrintButton />
        <PrintSheet>
          <h1>Kopi Gayo 250 g</h1>
          <p>Rp64.000</p>
        </PrintSheet>
      </Frame>
    </div>
  </>
);
