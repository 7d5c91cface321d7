import { z } from 'zod/mini';
import { isInstant } from '../../src/domain/format/wibTime';

/** Parts of the schemas of records as the server stores them; a record of the journal that breaks its schema is passed over. */

export const storedInstant = z.string().check(z.refine(isInstant));

const optionalText = z.optional(z.string());

/** The history of a record (historyWire.ts), oldest entry first. */
export const storedHistory = z.array(
  z.object({
    action: z.string(),
    from: z.string(),
    to: z.string(),
    actor: z.string(),
    actor_id: optionalText,
    at: storedInstant,
    reason: optionalText,
    subject: optionalText,
    changes: z.optional(z.array(z.object({ field: z.string(), from: optionalText, to: optionalText }))),
  }),
);
