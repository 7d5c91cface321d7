import type { ComponentProps } from 'react';
import './DataTable.css';

/** A button in the head of a table. */
export const TableTool = (props: ComponentProps<'button'>) => (
  <button type="button" className="table-tool" {...props} />
);
