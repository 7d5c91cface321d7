import { ApiError } from './serverErrors';

/** For `catch`: null for what the host does not have. @throws every other failure again */
export const notFoundAsNull = (error: unknown): null => {
  if (error instanceof ApiError && error.kind === 'notFound') return null;
  throw error;
};
