import { LinkBase, useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { RowIcon } from '../../widgets/action/RowIcon';
import { roleKey } from './roleKey';

/** Opens the form of a new role with the rights of the row's role in it. */
export const DuplicateLink = () => {
  const resource = useResourceContext();
  const role = useRecordContext();
  const createPath = useCreatePath();
  const translate = useTranslate();
  if (!role || resource === undefined) return null;
  const label = translate(roleKey('list.duplicate'));
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
