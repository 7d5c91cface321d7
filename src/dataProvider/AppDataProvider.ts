import type { DataProvider, Identifier, RaRecord } from 'ra-core';

export type ActParams = {
  id: Identifier;
  /** The last part of the address: `POST <resource>/<id>/<action>`. */
  action: string;
  data?: Record<string, unknown>;
  /** Sent as Idempotency-Key. The server acts once for a key, and repeats its response. */
  idempotencyKey?: string;
};

export type AppDataProvider = DataProvider & {
  /** Returns the changed record, and whether the host had no place for the reason. @throws ApiError */
  act: (resource: string, params: ActParams) => Promise<{ data: RaRecord; isReasonLost?: boolean }>;
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

/** What an area implements, for records of any shape. All other methods are refused. */
export type Endpoints = {
  [Name in MethodName]?: (
    resource: string,
    params: Parameters<AppDataProvider[Name]>[1],
  ) => ReturnType<AppDataProvider[Name]>;
};
