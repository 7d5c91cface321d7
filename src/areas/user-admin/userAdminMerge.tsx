import type { MergeRules, ShownField } from '../../form/save/merging';
import { useRoleChoices } from './useRoleChoices';

const RoleName = ({ field, values, record }: ShownField) => {
  const { data: roles = [] } = useRoleChoices();
  const id: unknown = values[field];
  const name = roles.find((role) => role.id === id)?.name;
  return <span>{name ?? String(record.role_id === id ? record.role : id)}</span>;
};

/** The merge rules of a user admin; a role is shown by its name. */
export const userAdminMerge: MergeRules = {
  needed: ['full_name', 'email', 'phone', 'role_id'],
  shown: { role_id: RoleName },
};
