import { createContext } from 'react';
import type { FieldValues } from 'react-hook-form';

/**
 * Asks the server whether it holds what a form has sent (docs/reliability.md 'Fault matrix'): provided by the page that
 * saves, RecordCreate or RecordEdit, for the help that a save of unknown outcome gives.
 * @throws ApiError when it cannot be asked
 */
export type CheckSaved = (values: FieldValues) => Promise<boolean>;

export const OutcomeContext = createContext<CheckSaved | null>(null);
