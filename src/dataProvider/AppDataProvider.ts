import type { DataProvider, Identifier, RaRecord } from 'ra-core';

/** An action beyond create, read, update and delete, on one record. */
export type ActParams = {
  id: Identifier;
  /** The action's name, the last part of the address: `POST <resource>/<id>/<action>`. */
  action: string;
  /** The JSON body, such as `{ reason }`. Defaults to {}. */
  data?: Record<string, unknown>;
  /** Sent as Idempotency-Key. The server acts once for a key, and repeats its response. */
  idempotencyKey?: string;
};

/** The data provider with the method `act`. Components get it with `useDataProvider<AppDataProvider>()`. */
export type AppDataProvider = DataProvider & {
  /** Does an action and returns the changed record. @throws ApiError */
  act: (resource: string, params: ActParams) => Promise<{ data: RaRecord }>;
};

type MethodName =
  | 'getList'
  | 'getOne'
  | 'getMany'
  | 'getManyReference'
  | 'create'
  | 'update'
  | 'updateMany'
  | 'delete'
  | 'deleteMany'
  | 'act';

/** The methods that an area implements, for records of any shape. The data provider refuses all others. */
export type Endpoints = {
  [Name in MethodName]?: (
    resource: string,
    params: Parameters<AppDataProvider[Name]>[1],
  ) => ReturnType<AppDataProvider[Name]>;
};
