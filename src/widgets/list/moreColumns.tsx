import { onDemand } from '../../onDemand/onDemand';
import type { ExportColumn } from '../export/exportColumn';
import { DataTableColumn } from './DataTableColumn';

const ExportedField = onDemand(() => import('../export/ExportedField'));

/** The columns of an export that a table offers besides its own: 'Kolom' has them, and they are hidden at first. */
export const moreColumns = (exported: readonly ExportColumn[]) =>
  exported
    .filter((column) => column.hiddenAtFirst)
    .map((column) => (
      <DataTableColumn
        key={column.source}
        source={column.source}
        label={column.label}
        sortable={false}
        numeric={column.figure !== undefined}
        detail
        hiddenAtFirst
      >
        <ExportedField column={column} />
      </DataTableColumn>
    ));
