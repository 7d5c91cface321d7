import { useListContext, useTranslate } from 'ra-core';
import { useNewRows } from './useNewRows';
import './NewRows.css';

/**
 * '3 permintaan baru · Tampilkan': what has come to wait since the list was read. It lies over the head of the table, so
 * that no row moves. It is read out once, not with every count. It is hidden while rows are selected.
 */
const NewRows = () => {
  const { resource, selectedIds } = useListContext();
  const translate = useTranslate();
  const { count, show } = useNewRows();
  const isShown = count > 0 && selectedIds.length === 0;
  return (
    <div className="new-rows">
      <p role="status" className="visually-hidden">
        {isShown && translate('widgets.list.newRows.heard')}
      </p>
      {isShown && (
        <button type="button" className="new-rows-button" onClick={show}>
          {translate(`resources.${resource}.newRows`, { count })} ·{' '}
          <strong>{translate('widgets.list.newRows.show')}</strong>
        </button>
      )}
    </div>
  );
};

export default NewRows;
