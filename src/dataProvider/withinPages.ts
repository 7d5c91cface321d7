import type { DataProvider, GetListParams, GetListResult } from 'ra-core';

type GetList = (resource: string, params: GetListParams) => Promise<GetListResult>;

/**
 * Wraps a `getList`: a page beyond the last, which an old link asks for, or the page whose only row was just deleted, is
 * answered with the rows of the last page. From the total react-admin then sees where it is and moves there; an answer
 * without rows would send it back to the first page.
 */
export const withinPages = (getList: GetList): DataProvider['getList'] => {
  const getListWithin: GetList = async (resource, params) => {
    const answer = await getList(resource, params);
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 1 };
    const last = Math.ceil((answer.total ?? 0) / perPage);
    if (answer.data.length > 0 || last < 1 || last >= page) return answer;
    return getList(resource, { ...params, pagination: { page: last, perPage } });
  };
  return getListWithin as DataProvider['getList'];
};
