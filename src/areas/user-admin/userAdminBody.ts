import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod/mini';
import type { newUserAdmin, userAdminChange } from './userAdminWire';

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What the server takes of a changed user admin. */
export const changeBodyOf = (values: FieldValues): z.infer<typeof userAdminChange> => ({
  full_name: trimmed(values.full_name),
  email: trimmed(values.email),
  phone: trimmed(values.phone),
  role_id: trimmed(values.role_id),
});

/** What the server takes of a new one. */
export const createBodyOf = (values: FieldValues): z.infer<typeof newUserAdmin> => ({
  ...changeBodyOf(values),
  username: trimmed(values.username),
  password: trimmed(values.password),
});
