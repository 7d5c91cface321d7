import { HttpResponse } from 'msw';
import { refuse } from '../server/answers';
import { inOrder, type ListQuery, longestPage, matching, queryFault } from './restQuery';
import type { RestRecord } from './restRecord';

type Searched = { search?: readonly string[]; wholeValuesOf?: (record: RestRecord) => readonly string[] };

/**
 * Responds with a page of rows in the dialect of ra-data-simple-rest: bare JSON, and the total in Content-Range. Without a
 * range, the first 1000 rows.
 */
export const listAnswer = (
  resource: string,
  query: ListQuery,
  rows: readonly RestRecord[],
  { search, wholeValuesOf }: Searched,
): Response => {
  const fault = queryFault(query, rows);
  if (fault !== undefined) return refuse(400, fault);
  const fitting = rows.filter(matching(query.filter, search, wholeValuesOf));
  const found = query.sort ? inOrder(fitting, query.sort) : fitting;
  const [first, last] = query.range ?? [0, longestPage - 1];
  const page = found.slice(first, last + 1);
  const range = page.length > 0 ? `${first}-${first + page.length - 1}` : '*';
  return HttpResponse.json(page, {
    headers: {
      'Content-Range': `${resource} ${range}/${found.length}`,
      'Access-Control-Expose-Headers': 'Content-Range',
    },
  });
};
