import { ListBase } from 'ra-core';
import { DataTable } from '../src/widgets/list/DataTable';
import { MoneyField } from '../src/widgets/text/MoneyField';
import { StateField } from '../src/widgets/text/StateField';

const states = ['rows', 'loading', 'empty', 'failed'] as const;

/** The table with rows, loading, empty, and failed. */
export const Lists = () =>
  states.map((gallery) => (
    <div key={gallery} className="gallery-list">
      <ListBase disableAuthentication disableSyncWithLocation storeKey={false} filter={{ gallery }}>
        <DataTable rowClick={false} title={gallery}>
          <DataTable.Col source="name" />
          <DataTable.Col source="seller" />
          <DataTable.Col source="price" numeric field={MoneyField} />
          <DataTable.Col source="status" field={StateField} />
        </DataTable>
      </ListBase>
    </div>
  ));
