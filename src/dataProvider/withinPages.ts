import type { DataProvider, GetListParams } from 'ra-core';

/**
 * Answers a page beyond the last, which an old link asks for, or whoever deleted the last row of the last page, with
 * the rows of the last one. From the total react-admin then sees where it is and moves there; an answer without rows
 * would throw it back to the first page.
 */
export const withinPages = (provider: DataProvider): DataProvider => {
  const getList = async (resource: string, params: GetListParams) => {
    const answer = await provider.getList(resource, params);
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 1 };
    const last = Math.ceil((answer.total ?? 0) / perPage);
    if (answer.data.length > 0 || last < 1 || last >= page) return answer;
    return provider.getList(resource, { ...params, pagination: { page: last, perPage } });
  };
  return new Proxy(provider, {
    get: (target, name: string) => (name === 'getList' ? getList : (target[name] as unknown)),
  });
};
