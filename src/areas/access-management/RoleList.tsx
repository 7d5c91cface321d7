import { levelOf } from '../../domain/grants';
import { CreateButton } from '../../list/CreateButton';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../list/export/exportColumn';
import { wordedChoices } from '../../list/filter/filterChoices';
import type { ListFilter } from '../../list/filter/listFilter';
import { firstRows } from '../../list/firstRows';
import { ListPage } from '../../list/ListPage';
import { moreColumns } from '../../list/moreColumns';
import { useAreas } from '../../menu/MenuContext';
import { InstantField } from '../../ui/text/InstantField';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { Role } from './accessManagementWire';
import { RoleRowActions } from './RoleRowActions';
import { RoleUsers } from './RoleUsers';

const filters: readonly ListFilter[] = [
  { source: 'in_use', useChoices: wordedChoices([true, false], 'list.inUse') },
];

/** The number of pages that a role manages and views. */
const RightsSummary = ({ permissions }: Pick<Role, 'permissions'>) => {
  const words = useResourceWords();
  const areas = useAreas();
  const levels = areas.map(({ permission }) => levelOf(permissions, permission));
  const count = (level: string) => levels.filter((each) => each === level).length;
  const [manages, views] = [count('manage'), count('view')];
  if (manages === areas.length) return <span>{words('list.everything')}</span>;
  if (manages + views === 0) return <span>{words('list.nothing')}</span>;
  const parts = [
    ...(manages > 0 ? [words('list.manages', { count: manages })] : []),
    ...(views > 0 ? [words('list.views', { count: views })] : []),
  ];
  return <span>{parts.join(' · ')}</span>;
};

const exported: readonly ExportColumn<Role>[] = [
  ...plainColumns('name', 'description', 'user_count'),
  { source: 'permissions', value: ({ permissions }) => permissions.join(' ') },
  { source: 'updated_at', instant: true },
  ...hiddenAtFirst({ source: 'updated_by' }),
];

const more = moreColumns(exported);

const sorts = ['name', 'description', 'user_count', 'updated_at'] as const;
const sort = { field: 'name', order: 'ASC' } as const;

/** The Akses Manajemen list: roles, their rights, and the number of their holders. */
const RoleList = () => (
  <ListPage
    filters={filters}
    sort={sort}
    sorts={sorts}
    action={
      <>
        <ExportButton columns={exported} />
        <CreateButton />
      </>
    }
  >
    <DataTable actions={<RoleRowActions />}>
      <DataTable.Col source="name" />
      <DataTable.Col source="description" />
      <DataTable.Col<Role>
        source="permissions"
        sortable={false}
        render={(role) => <RightsSummary permissions={role.permissions} />}
      />
      <DataTable.Col<Role> source="user_count" detail render={(role) => <RoleUsers role={role} />} />
      <DataTable.Col source="updated_at" detail field={InstantField} />
      {more}
    </DataTable>
  </ListPage>
);

export const fetchFirstView = firstRows({ sort });

export default RoleList;
