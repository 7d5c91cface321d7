import type { DataProvider, Identifier, RaRecord } from 'ra-core';

/** An action beyond create, read, update and delete, on one record. */
export type ActParams = {
  id: Identifier;
  /** Its name, the last part of the address: `POST <resource>/<id>/<action>`. */
  action: string;
  /** The JSON body, such as `{ reason }`; empty when left out. */
  data?: Record<string, unknown>;
  /** Sent as Idempotency-Key: the same key is answered the same way and done once. */
  idempotencyKey?: string;
};

/** react-admin's data provider and one method more; components get it by `useDataProvider<AppDataProvider>()`. */
export type AppDataProvider = DataProvider & {
  /** Does an action and answers with the changed record. @throws ApiError */
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

/** The methods that an area serves by itself, over records of any shape; the others are refused. */
export type Endpoints = {
  [Name in MethodName]?: (
    resource: string,
    params: Parameters<AppDataProvider[Name]>[1],
  ) => ReturnType<AppDataProvider[Name]>;
};
