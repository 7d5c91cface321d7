import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { z } from 'zod/mini';
import { areaContracts } from '../../../contract/areas';
import { defOf } from '../../../contract/goodHost';
import { createMockServer } from '../../../mocks/node';
import { largestUpload, readBody, send, toRequest } from '../../../mocks/server/httpMessages';
import { clientHeaders } from '../../support/clientHeaders';
import { sqlite } from './sqlite';
import { foreign } from './tools';

/**
 * The ten areas by express-crud-router, one line for each, on Sequelize and sqlite: a host of simple REST as its README writes
 * one, with the columns of docs/openapi.yaml. It knows no rights and no calls of this product alone. Before it, the embedded API
 * answers what §7 specifies.
 */

type Row = Readonly<Record<string, unknown>>;

type Middleware = (...given: [...Parameters<RequestListener>, (error?: unknown) => void]) => unknown;
type Router = RequestListener & {
  set: (name: string, value: string) => void;
  use: (router: Middleware) => void;
};
type Options = {
  filters: Readonly<Record<string, unknown>>;
  additionalAttributes: Readonly<Record<string, (row: Row) => unknown>>;
};
type Model = { sync: () => Promise<void>; bulkCreate: (rows: readonly Row[]) => Promise<void> };
type Sequelize = {
  Sequelize: new (options: object) => { define: (name: string, columns: object, options: object) => Model };
  DataTypes: Readonly<Record<'BOOLEAN' | 'DATE' | 'DOUBLE' | 'JSON' | 'STRING' | 'UUIDV4', unknown>>;
  Op: { like: symbol };
};
type Crud = { crud: (path: string, actions: unknown, options: Options) => Middleware };
type Connector = {
  default: (model: Model) => unknown;
  simpleSequelizeSearch: (model: Model, fields: readonly string[], comparator: symbol) => unknown;
};

const service = '/users-services/api/v1';
const specified =
  /\/(backoffice\/(login|get-list-merchant|merchant|merchant-detail|update-profile-merchant)|logout|region|cdn)\b/;

/** Reads the records of the embedded API, with the keys that the contract has. */
const recordsOf = async (api: ReturnType<typeof createMockServer>, area: string): Promise<Row[]> => {
  const { access_token: token } = api.signIn('superadmin').token;
  const read = async (path: string): Promise<unknown> => {
    const url = `http://localhost${service}/backoffice/${area}${path}`;
    const headers = { ...clientHeaders, Authorization: `Bearer ${token}` };
    return (await api.answer(new Request(url, { headers })))?.json();
  };
  const def = defOf(areaContracts[area]?.record as z.core.$ZodType);
  const keys = def.type === 'object' ? Object.keys(def.shape) : [];
  const rows = (await read('?range=[0,39]')) as Row[];
  const records =
    area === 'report-transaction' ? rows : await Promise.all(rows.map(({ id }) => read(`/${String(id)}`)));
  return (records as Row[]).map((record) => Object.fromEntries(keys.map((key) => [key, record[key]])));
};

const typeOf = (values: readonly unknown[], types: Sequelize['DataTypes']): unknown => {
  const value = values.find((held) => held !== null && held !== undefined);
  if (typeof value === 'boolean') return types.BOOLEAN;
  if (typeof value === 'number') return types.DOUBLE;
  if (typeof value === 'object') return types.JSON;
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? types.DATE : types.STRING;
};

/** The other lists know no search. */
const searchedBy: Readonly<Record<string, string>> = {
  'make-category': 'name',
  'consumer-list': 'full_name',
};

/** Starts it. `origin` is where it answers. */
export const startCrudHost = async (): Promise<{ origin: string; close: () => Promise<void> }> => {
  const api = createMockServer({ sellers: 12 });
  const { Sequelize, DataTypes, Op } = foreign('sequelize') as Sequelize;
  const { crud } = foreign('express-crud-router') as Crud;
  const { default: sequelizeCrud, simpleSequelizeSearch } = foreign(
    'express-crud-router-sequelize-v6-connector',
  ) as Connector;
  const sequelize = new Sequelize({ dialect: 'sqlite', logging: false, dialectModule: await sqlite() });
  const app = (foreign('express') as () => Router)();
  // It answers errors with their stack, and does not print them as well.
  app.set('env', 'test');

  const answerSpecified = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (await readBody(request, largestUpload)) ?? Buffer.alloc(0);
    const read = toRequest(request, body);
    await send((read && (await api.answer(read))) ?? new Response(null, { status: 404 }), response);
  };
  app.use((request, response, next) => {
    if (specified.test(request.url ?? '')) answerSpecified(request, response).catch(next);
    else next();
  });
  for (const area of Object.keys(areaContracts)) {
    const records = await recordsOf(api, area);
    const types: Readonly<Record<string, unknown>> = Object.fromEntries(
      Object.keys(records[0] ?? {}).map((key) => [
        key,
        typeOf(
          records.map((one) => one[key]),
          DataTypes,
        ),
      ]),
    );
    const columns = Object.entries(types).map(([key, type]) => [key, { type }] as const);
    const id = { type: DataTypes.STRING, primaryKey: true, defaultValue: DataTypes.UUIDV4 };
    const model = sequelize.define(area, Object.fromEntries([...columns, ['id', id]]), { timestamps: false });
    await model.sync();
    await model.bulkCreate(records);
    const nested = Object.keys(types).filter((key) => types[key] === DataTypes.JSON);
    const field = searchedBy[area];
    app.use(
      crud(`${service}/backoffice/${area}`, sequelizeCrud(model), {
        filters: field === undefined ? {} : { q: simpleSequelizeSearch(model, [field], Op.like) },
        additionalAttributes: Object.fromEntries(
          nested.map((key) => [key, (row) => JSON.parse(row[key] as string) as unknown]),
        ),
      }),
    );
  }

  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
