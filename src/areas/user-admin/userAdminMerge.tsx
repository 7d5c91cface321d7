import { ShownValue } from '../../widgets/save/conflict/ShownValue';
import type { MergeRules, ShownField } from '../../widgets/save/merging';
import { useRoleChoices } from './useRoleChoices';

const RoleName = ({ id, record }: { id: unknown; record: ShownField['record'] }) => {
  const { data: roles = [] } = useRoleChoices();
  return roles.find((role) => role.id === id)?.name ?? String(record.role_id === id ? record.role : id);
};

const Shown = ({ field, values, record }: ShownField) =>
  field === 'role_id' ? (
    <RoleName id={values[field]} record={record} />
  ) : (
    <ShownValue field={field} values={values} />
  );

/** The merge rules of a user admin; a role is shown by its name. */
export const userAdminMerge: MergeRules = { needed: ['full_name', 'email', 'phone', 'role_id'], Shown };
