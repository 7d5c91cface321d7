import { session } from '../../src/authProvider/session';

let reason: string | null = null;
session.onEnd((told) => (reason = told));

/** Why the last session ended. */
export const endReason = (): string | null => reason;
