import { LinkBase, useCreatePath, useRecordContext, useResourceContext } from 'ra-core';
import { RowIcon } from '../../widgets/action/RowIcon';
import { useResourceWords } from '../../widgets/text/useResourceWords';

/** Opens the form of a new role with the rights of the row's role in it. */
export const DuplicateLink = () => {
  const resource = useResourceContext();
  const role = useRecordContext();
  const createPath = useCreatePath();
  const words = useResourceWords();
  if (!role || resource === undefined) return null;
  const label = words('list.duplicate');
  return (
    <LinkBase
      to={`${createPath({ resource, type: 'create' })}?from=${encodeURIComponent(role.id)}`}
      className="row-action"
      aria-label={label}
      title={label}
    >
      <RowIcon name="duplicate" />
    </LinkBase>
  );
};
