import { partOnDemand } from '../ui/onDemand/onDemand';
import { DataTableColumn } from './DataTableColumn';
import type { ExportColumn } from './export/exportColumn';

const ExportedField = partOnDemand(() => import('./export/ExportedField'));

/** Returns the export's columns with `hiddenAtFirst` as table columns, which users can show through 'Kolom'. */
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
