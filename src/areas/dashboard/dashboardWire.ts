import { shownInteger, shownText } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';

/**
 * What the home page reads of the report (assumption): `GET report-transaction/summary`, `/series` and `/methods`, the fields
 * it shows and no more. Its other numbers are the totals of the areas' own lists.
 */

/** The resource behind the figures and the charts: a person who may not read it sees none of them. */
export const report = 'report-transaction';

const share = { count: shownInteger, total: shownInteger };

export const omzetSummary = z.object({
  ...share,
  komisi: shownInteger,
  refund: shownInteger,
  /** Assumption: up to when the figures of a period that is not over are known. */
  until: z.catch(z.optional(z.string()), undefined),
});

/** Days in WIB that have transactions, oldest first. */
export const omzetByDay = z.array(z.object({ date: shownText, ...share }));

/** Methods that were used, highest omzet first. */
export const omzetByMethod = z.array(z.object({ method: shownText, ...share }));
