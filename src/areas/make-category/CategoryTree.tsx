import Button from '@mui/material/Button';
import { useCanAccess, useResourceContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { CreateButton } from '../../widgets/CreateButton';
import { EmptyState } from '../../widgets/EmptyState';
import { SearchBox } from '../../widgets/SearchBox';
import { Spinner } from '../../widgets/Spinner';
import { CategoryTreeRow } from './CategoryTreeRow';
import { useCategories } from './useCategories';
import { useOpenCategories } from './useOpenCategories';
import '../../widgets/DataTable.css';
import '../../widgets/ListPage.css';
import './CategoryTree.css';

const columns = ['name', 'product_count', 'order', 'status'];

/** The categories as a table whose rows open and close; every control is a button, so that the keyboard reaches all. */
export const CategoryTree = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const titleId = useId();
  const { canAccess: mayManage = false } = useCanAccess({ resource, action: 'edit' });
  const { data = [], isPending, error, refetch } = useCategories();
  const [search, setSearch] = useState('');
  const { rows, toggle, toggleAll, areAllOpen } = useOpenCategories(data, search);
  const words = (name: string, values?: Record<string, unknown>): string =>
    translate(`resources.make-category.${name}`, values);

  return (
    <>
      <div className="list-tools">
        <SearchBox value={search} onSearch={setSearch} onText={setSearch} />
      </div>
      <div className="data-table category-tree">
        <div className="data-table-head">
          <h2 id={titleId}>{words('tree.title')}</h2>
          {data.length > 0 && (
            <Button size="small" disabled={search.trim() !== ''} onClick={toggleAll}>
              {words(areAllOpen ? 'tree.collapseAll' : 'tree.expandAll')}
            </Button>
          )}
        </div>
        {rows.length > 0 && (
          <div
            className="data-table-region"
            role="region"
            aria-labelledby={titleId}
            tabIndex={0}
            data-focus-home
          >
            <table role="table" aria-labelledby={titleId}>
              <thead role="rowgroup">
                <tr role="row">
                  {columns.map((column) => (
                    <th key={column} scope="col" role="columnheader">
                      {words(`fields.${column}`)}
                    </th>
                  ))}
                  {mayManage && (
                    <th scope="col" role="columnheader" className="is-actions">
                      {translate('widgets.table.actions')}
                    </th>
                  )}
                </tr>
              </thead>
              <tbody role="rowgroup">
                {rows.map((row) => (
                  <CategoryTreeRow
                    key={row.category.id}
                    row={row}
                    categories={data}
                    mayManage={mayManage}
                    onToggle={() => toggle(row.category.id)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {rows.length === 0 && isPending && (
          <div className="data-table-wait">
            <Spinner label={words('tree.loading')} />
          </div>
        )}
        {rows.length === 0 && error && (
          <EmptyState
            image="failed"
            title={translate('widgets.table.failed.title')}
            hint={translate(error.message, { _: error.message })}
          >
            <Button variant="outlined" onClick={() => void refetch()}>
              {translate('widgets.table.retry')}
            </Button>
          </EmptyState>
        )}
        {rows.length === 0 && !isPending && !error && data.length > 0 && (
          <EmptyState
            image="search"
            title={translate('widgets.table.noMatch.title')}
            hint={translate('widgets.table.noMatch.hint')}
          />
        )}
        {data.length === 0 && !isPending && !error && (
          <EmptyState image="empty" title={words('empty.title')} hint={words('empty.hint')}>
            <CreateButton variant="outlined" label={words('add')} />
          </EmptyState>
        )}
      </div>
    </>
  );
};
