import { createContext } from 'react';
import type { FieldValues } from 'react-hook-form';

/**
 * Checks whether the server stored the sent form values (docs/reliability.md 'Fault matrix'). RecordCreate and RecordEdit
 * provide it for OutcomeHelp.
 * @throws ApiError if the request fails
 */
export type CheckSaved = (values: FieldValues) => Promise<boolean>;

export const OutcomeContext = createContext<CheckSaved | null>(null);
