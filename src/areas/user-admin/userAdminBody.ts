import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod/mini';
import { trimmed } from '../../form/textRules';
import type { newUserAdmin, userAdminChange } from './userAdminWire';

/** Maps the form values of a stored user admin to the body of PUT. */
export const changeBodyOf = (values: FieldValues): z.infer<typeof userAdminChange> => ({
  full_name: trimmed(values.full_name),
  email: trimmed(values.email),
  phone: trimmed(values.phone),
  role_id: trimmed(values.role_id),
});

/** Maps the form values of a new user admin to the body of POST. */
export const createBodyOf = (values: FieldValues): z.infer<typeof newUserAdmin> => ({
  ...changeBodyOf(values),
  username: trimmed(values.username),
  password: trimmed(values.password),
});
