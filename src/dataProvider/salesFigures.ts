import { shownInteger, shownText } from './wire';
import { z } from './zod';

/** Sales as the report and the dashboard read them from `report-transaction` (assumption, docs/areas.md). */

/** The resource behind the figures: a person without access to it is shown none. */
export const salesResource = 'report-transaction';

/** How many transactions, and their omzet. */
export const share = { count: shownInteger, total: shownInteger };

/**
 * Assumption: the instant up to which the figures of a period that is not over are known. A host may leave it out, and
 * they are then compared with nothing.
 */
export const knownUntil = { until: z.catch(z.optional(z.string()), undefined) };

/** One day in WIB that has transactions; `GET report-transaction/series` answers with them, oldest first. */
export const salesDay = z.object({ date: shownText, ...share });

/** GET report-transaction/methods: one per payment method that was used, highest omzet first. */
export const salesByMethod = z.array(z.object({ method: shownText, ...share }));
