import { shownInteger, shownText } from './wire';
import { z } from './zod';

/** Sales figures of `report-transaction`, shared by the report and the dashboard (assumption, docs/areas.md). */

/** The resource of the figures. A person without access to it sees no figures. */
export const salesResource = 'report-transaction';

/** The number of transactions, and their omzet. */
export const salesTotals = { count: shownInteger, total: shownInteger };

/**
 * Assumption: the instant up to which the figures of an unfinished period are known. If a host omits it, these figures are
 * not compared with an earlier period.
 */
export const knownUntil = { until: z.catch(z.optional(z.string()), undefined) };

/** A day in WIB with transactions; `GET report-transaction/series` returns these days, oldest first. */
export const salesDay = z.object({ date: shownText, ...salesTotals });

/** GET report-transaction/methods: one entry per payment method in use, highest omzet first. */
export const salesByMethod = z.array(z.object({ method: shownText, ...salesTotals }));
