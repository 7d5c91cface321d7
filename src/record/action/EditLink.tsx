import { useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { isAddressable } from '../../domain/address';
import { useRecordName } from '../../ui/text/useRecordName';
import { RowIconLink, rowIcons } from './RowIcon';

/** Pencil icon that links to the row's edit page. It is one of a table's `actions`, which are shown only with MANAGE_. */
export const EditLink = () => {
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const nameOf = useRecordName();
  if (!record || resource === undefined || !isAddressable(String(record.id))) return null;
  const label = translate('action.edit', { name: nameOf(record) });
  return (
    <RowIconLink
      icon={rowIcons.edit}
      label={label}
      href={createPath({ resource, id: record.id, type: 'edit' })}
    />
  );
};
