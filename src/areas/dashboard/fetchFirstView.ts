import { countsQuery } from '../../dataProvider/counts';
import { pendingLists } from '../../dataProvider/pendingCounts';
import { salesResource } from '../../dataProvider/salesFigures';
import { resourceReadQuery } from '../../dataProvider/useResourceRead';
import { currentTime } from '../../domain/format/clock';
import { wibDate } from '../../domain/format/wibDate';
import { rangeOf } from '../../domain/period';
import type { FirstView } from '../../menu/lazyPage';
import { daysRead, methodsRead, summaryRead } from './omzetReads';

/** Prefetches the first view of the home page under the query keys of its cards. */
export const fetchFirstView = ({ queryClient, dataProvider, mayOpen }: FirstView): void => {
  // Ignores a failure here, because the cards report it.
  const send = (query: Parameters<typeof queryClient.query>[0]): void =>
    void queryClient.query(query).catch(() => undefined);
  const pending = pendingLists.filter(({ resource }) => mayOpen(resource));
  if (pending.length > 0) send(countsQuery(dataProvider, pending));
  if (!mayOpen(salesResource)) return;
  const today = wibDate(currentTime());
  send(resourceReadQuery(summaryRead(rangeOf('hari-ini', today))));
  send(resourceReadQuery(summaryRead(rangeOf('bulan-ini', today))));
  const month = rangeOf('30-hari', today);
  send(resourceReadQuery(daysRead(month)));
  send(resourceReadQuery(methodsRead(month)));
};
