import { useCreatePath, useRecordContext, useResourceContext } from 'ra-core';
import { useAccess } from '../../authProvider/currentUser';
import { isAddressable } from '../../domain/address';
import { type Level, levelOf, missingRights } from '../../domain/grants';
import { wordedChoices } from '../../list/filter/filterChoices';
import { declareList } from '../../list/ListPage';
import { useAreas } from '../../menu/area';
import { DeleteButton, EditLink, RowActions, RowIconLink } from '../../record/action/RowActions';
import { RelatedListLink } from '../../record/RecordLink';
import { useResourceWords } from '../../ui/text/words';
import type { Role } from './roleWire';

export const RoleUsers = ({ role }: { role: Role }) => {
  const words = useResourceWords();
  if (Number.isNaN(role.user_count)) return <span>–</span>;
  if (role.user_count === 0) return <span>{words('list.nobody')}</span>;
  return (
    <RelatedListLink resource="member-list/user-admin" filter={{ role_id: role.id }}>
      {words('list.users', { count: role.user_count })}
    </RelatedListLink>
  );
};

const DuplicateLink = () => {
  const resource = useResourceContext();
  const role = useRecordContext();
  const createPath = useCreatePath();
  const words = useResourceWords();
  if (!role || resource === undefined || !isAddressable(String(role.id))) return null;
  return (
    <RowIconLink
      icon="M8.75 8.75h10.5v10.5H8.75zM5.5 15.25h-.75V4.75h10.5v.75"
      label={words('list.duplicate')}
      href={`${createPath({ resource, type: 'create' })}?from=${encodeURIComponent(role.id)}`}
    />
  );
};

const RoleRowActions = () => {
  const role = useRecordContext<Role>();
  const words = useResourceWords();
  const own = useAccess();
  if (!role) return null;
  const holdsMore = missingRights(own, role.permissions).length > 0;
  const { name, user_count: count } = role;
  const refusal = holdsMore
    ? words('list.moreRights', { name })
    : Number.isNaN(count)
      ? words('list.useUnreadable', { name })
      : count > 0
        ? words('list.stillInUse', { name, count })
        : undefined;
  return (
    <RowActions>
      {!holdsMore && <EditLink />}
      <DuplicateLink />
      <DeleteButton refusal={refusal} />
    </RowActions>
  );
};

const RightsSummary = ({ permissions }: Pick<Role, 'permissions'>) => {
  const words = useResourceWords();
  const areas = useAreas();
  const count = (level: Level) =>
    areas.filter(({ permission }) => levelOf(permissions, permission) === level).length;
  const [manages, views] = [count('manage'), count('view')];
  if (manages === areas.length) return <span>{words('list.everything')}</span>;
  if (manages + views === 0) return <span>{words('list.nothing')}</span>;
  const parts = [
    manages > 0 && words('list.manages', { count: manages }),
    views > 0 && words('list.views', { count: views }),
  ];
  return <span>{parts.filter(Boolean).join(' · ')}</span>;
};

export default declareList<Role>({
  filters: [{ source: 'in_use', useChoices: wordedChoices([true, false], 'list.inUse') }],
  columns: [
    { source: 'name' },
    { source: 'description' },
    {
      source: 'permissions',
      sortable: false,
      show: ({ permissions }) => <RightsSummary permissions={permissions} />,
      value: ({ permissions }) => permissions.join(' '),
    },
    {
      source: 'user_count',
      notOnPhones: true,
      show: (role) => <RoleUsers role={role} />,
      exportedAfter: 'description',
    },
    { source: 'updated_at', type: 'instant', notOnPhones: true },
    { source: 'updated_by', hiddenAtFirst: true },
  ],
  usualOrder: { sort: { field: 'name', order: 'ASC' } },
  rowActions: <RoleRowActions />,
});
