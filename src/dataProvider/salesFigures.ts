import { answeredFigures, shownInteger, shownText } from './wire';
import { z } from './zod';

/** Sales figures of `report-transaction`, shared by the report and the dashboard (assumption, docs/areas.md). */

/** Who has no access to it sees no figures. */
export const salesResource = 'report-transaction';

export const salesTotals = { count: shownInteger, total: shownInteger };

/** assumption: until when an unfinished period's figures are known. Without it, they are not compared. */
export const knownUntil = { until: z.catch(z.optional(z.string()), undefined) };

/** `GET report-transaction/series`: days in WIB with transactions, oldest first. */
export const salesDay = z.object({ date: shownText, ...salesTotals });

/** `GET report-transaction/methods`: those in use, highest omzet first. */
export const salesByMethod = answeredFigures(z.object({ method: shownText, ...salesTotals }));
