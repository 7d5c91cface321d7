import type { AuthProvider, DataProvider } from 'react-admin';

/** react-admin's two providers for the embedded API, as small as possible. The floor only reads. */

const service = '/users-services/api/v1/backoffice';

/** The local storage key of the floor's token; bench/apps.ts stores it. */
export const tokenKey = 'floor-token';

const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<never> => {
  const response = await fetch(`${service}/${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${localStorage.getItem(tokenKey) ?? ''}`,
      'Content-Type': 'application/json',
      platform: 'web',
      'app-version': '1.60.1',
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const json = (await response.json()) as { message: string; data: never };
  if (!response.ok) throw new Error(json.message);
  return json.data;
};

type Row = { user_id: string } & Record<string, unknown>;

const onlyReads = () => Promise.reject(new Error('The floor only reads.'));

export const dataProvider: DataProvider = {
  getList: async (_resource, { pagination, sort, filter }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
    const { payload, total } = await call('POST', 'get-list-merchant', {
      limit: perPage,
      offset: (page - 1) * perPage,
      search: (filter as { q?: string }).q ?? '',
      filter: {},
      ...(sort && sort.field !== 'id' ? { sort } : {}),
    });
    return { data: (payload as Row[]).map((row) => ({ ...row, id: row.user_id })) as never, total };
  },
  getOne: async (_resource, { id }) => {
    const { payload } = await call('GET', `merchant-detail/${id}`);
    return { data: { ...(payload as object), id } as never };
  },
  getMany: onlyReads,
  getManyReference: onlyReads,
  create: onlyReads,
  update: onlyReads,
  updateMany: onlyReads,
  delete: onlyReads,
  deleteMany: onlyReads,
};

export const authProvider: AuthProvider = {
  login: async (credentials) => {
    const session = await call('POST', 'login', credentials);
    localStorage.setItem(tokenKey, (session as { token: { access_token: string } }).token.access_token);
  },
  logout: () => {
    localStorage.removeItem(tokenKey);
    return Promise.resolve();
  },
  checkAuth: () =>
    localStorage.getItem(tokenKey) === null ? Promise.reject(new Error('signed out')) : Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(null),
};
