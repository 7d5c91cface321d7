import { useTranslate } from 'ra-core';
import { levelOf } from '../../domain/grants';
import { useAreas } from '../../menu/MenuContext';
import { ExportButton, type ExportColumn, plainColumns } from '../../widgets/export/ExportButton';
import type { ListFilter, SelectFilter } from '../../widgets/filter/listFilter';
import { CreateButton } from '../../widgets/list/CreateButton';
import { DataTable } from '../../widgets/list/DataTable';
import { ListPage } from '../../widgets/list/ListPage';
import { InstantField } from '../../widgets/text/InstantField';
import type { Role } from './accessManagementWire';
import { roleKey } from './roleKey';
import { RoleRowActions } from './RoleRowActions';
import { RoleUsers } from './RoleUsers';

const useUses: SelectFilter['useChoices'] = () => {
  const translate = useTranslate();
  return {
    choices: [
      { value: true, label: translate(roleKey('list.inUse')) },
      { value: false, label: translate(roleKey('list.idle')) },
    ],
  };
};
const filters: readonly ListFilter[] = [
  { source: 'in_use', label: roleKey('fields.in_use'), useChoices: useUses },
];

/** How far a role reaches, in a few words. */
const Reach = ({ permissions }: Pick<Role, 'permissions'>) => {
  const translate = useTranslate();
  const areas = useAreas();
  const levels = areas.map(({ permission }) => levelOf(permissions, permission));
  const count = (level: string) => levels.filter((each) => each === level).length;
  const [manages, views] = [count('manage'), count('view')];
  if (manages === areas.length) return translate(roleKey('list.everything'));
  if (manages + views === 0) return translate(roleKey('list.nothing'));
  return [
    ...(manages > 0 ? [translate(roleKey('list.manages'), { count: manages })] : []),
    ...(views > 0 ? [translate(roleKey('list.views'), { count: views })] : []),
  ].join(' · ');
};

const exported: readonly ExportColumn<Role>[] = [
  ...plainColumns('name', 'description', 'user_count'),
  { source: 'permissions', value: ({ permissions }) => permissions.join(' ') },
  { source: 'updated_at', instant: true },
  { source: 'updated_by' },
];

const sorts = ['name', 'description', 'user_count', 'updated_at'] as const;
const sort = { field: 'name', order: 'ASC' } as const;

/** Akses Manajemen: the roles, how many hold them and how far they reach. */
const RoleList = () => {
  const translate = useTranslate();
  return (
    <ListPage
      sentence={roleKey('list.sentence')}
      filters={filters}
      sort={sort}
      sorts={sorts}
      action={
        <>
          <ExportButton columns={exported} />
          <CreateButton label={translate(roleKey('list.create'))} />
        </>
      }
    >
      <DataTable actions={<RoleRowActions />}>
        <DataTable.Col source="name" />
        <DataTable.Col source="description" />
        <DataTable.Col<Role>
          source="permissions"
          sortable={false}
          render={(role) => <Reach permissions={role.permissions} />}
        />
        <DataTable.Col<Role> source="user_count" render={(role) => <RoleUsers role={role} />} />
        <DataTable.Col source="updated_at" field={InstantField} />
      </DataTable>
    </ListPage>
  );
};

export default RoleList;
