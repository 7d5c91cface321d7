import { RowLink } from '../../list/RowLink';
import { useRowLink } from '../../list/useRowLink';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { CategoryIcon } from './CategoryIcon';
import type { CategoryRow } from './categoryRows';
import { useBranches } from './useBranches';

/** The name of a category, indented by its level, with the button that expands or collapses its children. */
export const CategoryName = ({ row }: { row: CategoryRow }) => {
  const { setOpen } = useBranches();
  const { hrefOf } = useRowLink(undefined);
  const { id, name, slug, icon, level, isOpen, isHidden, status } = row;
  const href = hrefOf(id);
  const words = useResourceWords();
  const shown = name || '–';
  return (
    <span className={`category-name is-level-${level}`}>
      {isOpen === undefined ? (
        <span className="category-toggle" aria-hidden="true" />
      ) : (
        <button
          type="button"
          className="category-toggle"
          aria-expanded={isOpen}
          aria-label={words(isOpen ? 'tree.collapse' : 'tree.expand', { name })}
          onClick={() => setOpen([row], !isOpen)}
        >
          <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m9 6 6 6-6 6" />
          </svg>
        </button>
      )}
      {icon !== null && (
        <span className="category-icon">
          <CategoryIcon name={icon} />
        </span>
      )}
      <span className={isHidden || status === 'TIDAK_AKTIF' ? 'category-words is-hidden' : 'category-words'}>
        {href === undefined ? <span>{shown}</span> : <RowLink to={href}>{shown}</RowLink>}
        <small>{slug}</small>
      </span>
      <span className="visually-hidden">{`, ${words('tree.level', { level })}`}</span>
    </span>
  );
};
