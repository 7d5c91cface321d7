import { LinkBase, RecordContextProvider, useCreatePath, useTranslate } from 'ra-core';
import { groupedFigures } from '../../rules/rupiah';
import { ReorderButtons } from '../../widgets/ReorderButtons';
import { StateBadge } from '../../widgets/StateBadge';
import { CategoryActions } from './CategoryActions';
import { CategoryIcon } from './CategoryIcon';
import type { Category } from './categoryWire';
import type { CategoryRow } from './useOpenCategories';

type CategoryTreeRowProps = {
  row: CategoryRow;
  categories: readonly Category[];
  mayManage: boolean;
  onToggle: () => void;
};

/** One category: opened and closed at its left, arranged in the middle, changed at its right. */
export const CategoryTreeRow = ({ row, categories, mayManage, onToggle }: CategoryTreeRowProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { category, level, place, siblings, children, isOpen, isHidden } = row;
  const { id, name, slug, icon, status } = category;
  const words = (key: string, values?: Record<string, unknown>): string =>
    translate(`resources.make-category.${key}`, values);
  const title = (
    <span className="category-words">
      {mayManage ? (
        <LinkBase
          className="data-table-link"
          to={createPath({ resource: 'make-category', id, type: 'edit' })}
        >
          {name}
        </LinkBase>
      ) : (
        <strong>{name}</strong>
      )}
      <small>{slug}</small>
    </span>
  );
  return (
    <RecordContextProvider value={category}>
      <tr role="row" className={isHidden || status === 'TIDAK_AKTIF' ? 'is-hidden-category' : undefined}>
        <td role="cell">
          <span className={`category-name is-level-${level}`}>
            {children > 0 ? (
              <button
                type="button"
                className="category-toggle"
                aria-expanded={isOpen}
                aria-label={words(isOpen ? 'tree.collapse' : 'tree.expand', { name })}
                onClick={onToggle}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="m9 6 6 6-6 6" />
                </svg>
              </button>
            ) : (
              <span className="category-toggle" aria-hidden="true" />
            )}
            {icon !== null && (
              <span className="category-icon">
                <CategoryIcon name={icon} />
              </span>
            )}
            {title}
            <span className="visually-hidden">, {words('tree.level', { level })}</span>
          </span>
        </td>
        <td role="cell" data-label={words('fields.product_count')}>
          {groupedFigures(category.product_count)}
        </td>
        <td role="cell" data-label={words('fields.order')}>
          <span className="category-order">
            {place}
            {mayManage && <ReorderButtons order={place} count={siblings} />}
          </span>
        </td>
        <td role="cell" data-label={words('fields.status')}>
          <StateBadge state={status} />
          {isHidden && status === 'AKTIF' && (
            <small className="category-note">{words('tree.hiddenAbove')}</small>
          )}
        </td>
        {mayManage && (
          <td role="cell" className="is-actions">
            <CategoryActions row={row} categories={categories} />
          </td>
        )}
      </tr>
    </RecordContextProvider>
  );
};
