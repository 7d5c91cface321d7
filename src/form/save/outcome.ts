import { createContext } from 'react';
import type { FieldValues } from 'react-hook-form';

/**
 * Checks whether the server stored the sent form values (docs/reliability.md 'Fault matrix'). RecordCreate and RecordEdit
 * provide it for OutcomeHelp.
 * @returns null if the stored record does not show whether it was this save that stored it
 * @throws ApiError if the request fails
 */
export type CheckSaved = (values: FieldValues) => Promise<boolean | null>;

export const OutcomeContext = createContext<CheckSaved | null>(null);
