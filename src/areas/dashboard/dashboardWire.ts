import { knownUntil, share } from '../../dataProvider/salesFigures';
import { shownInteger } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';

/**
 * What the home page reads of `GET report-transaction/summary` (assumption): the fields it shows and no more, so that a host
 * that lacks another one does not empty the page.
 */
export const omzetSummary = z.object({ ...share, komisi: shownInteger, refund: shownInteger, ...knownUntil });
