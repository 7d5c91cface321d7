import { useQuery } from '@tanstack/react-query';
import { type GetListParams, useResourceContext } from 'ra-core';
import { limits } from '../../config';
import type { Endpoints } from '../../dataProvider/AppDataProvider';
import { accepted, call, unwrap } from '../../dataProvider/envelope';
import { apiUrl, request, type RequestOptions } from '../../dataProvider/http';
import { ifOffered, isOffered, noteUnoffered } from '../../dataProvider/optionalCalls';
import { searchFromAddress } from '../../dataProvider/privateSearch';
import { ifMatch, onceFor, versionOf } from '../../dataProvider/recordVersion';
import { readList } from '../../dataProvider/rows';
import { notFoundAsNull } from '../../dataProvider/serverErrors';
import { unknownId } from '../../dataProvider/simpleRest';
import { levelOf, levelsOf, sellerIdKey } from '../../dataProvider/tolerantReader';
import { backoffice, recordId, transformed } from '../../dataProvider/wire';
import type { Transitions } from '../../domain/stateMachine';
import {
  registerBodyFrom,
  rowFromForm,
  rowFromWire,
  sellerFromDetail,
  type SellerUpdate,
  type SellerValues,
  updateBodyFrom,
} from './sellerModel';
import {
  merchantDetailResponse,
  merchantHistory,
  merchantHistoryPath,
  type MerchantListBody,
  merchantPath,
  merchantRow,
  merchantRows,
  merchantSummary,
  merchantSummaryPath,
  sellerTransitions,
} from './sellerWire';

const sellerRow = transformed(merchantRow, rowFromWire);

/** Sort fields of the list and their names on the wire (reading 23). */
const sortFields: Readonly<Record<string, NonNullable<MerchantListBody['sort']>['field']>> = {
  storeName: 'shop_name',
  fullName: 'full_name',
  phoneNumber: 'number_phone',
  email: 'email',
  cityName: 'city',
  is_active: 'is_active',
};

/** Filter values also come from the URL, so unknown ones are dropped. */
const filterOf = ({ is_active, province_id }: Record<string, unknown>): MerchantListBody['filter'] => ({
  ...(is_active === true || is_active === 'true' ? { is_active: true } : {}),
  ...(is_active === false || is_active === 'false' ? { is_active: false } : {}),
  ...(typeof province_id === 'string' && province_id !== '' ? { province_id } : {}),
});

/** An unknown sort field leaves the order to the server. */
const listBodyFrom = ({ pagination, sort, filter }: GetListParams): MerchantListBody => {
  const { page, perPage } = pagination ?? { page: 1, perPage: limits.defaultPageSize };
  const { q, ...filters } = (filter ?? {}) as Record<string, unknown>;
  const field = sort && Object.hasOwn(sortFields, sort.field) ? sortFields[sort.field] : undefined;
  return {
    limit: perPage,
    offset: (page - 1) * perPage,
    search: searchFromAddress(q).trim(),
    filter: filterOf(filters),
    ...(sort && field ? { sort: { field, order: sort.order } } : {}),
  };
};

/** The calls of §7. A host that names a key otherwise is translated here, both ways (docs/adapting.md). */
const send = (path: string, options?: RequestOptions) => request(apiUrl(path), options);

const getSeller = async (id: string, signal?: AbortSignal) => {
  const answer = await send(`${backoffice}/merchant-detail/${encodeURIComponent(id)}`, { signal });
  const detail = unwrap(answer, merchantDetailResponse);
  return { data: sellerFromDetail(id, detail), meta: versionOf(answer) };
};

const submit = async (path: string, body: unknown, headers: Record<string, string>) => {
  const answer = await send(path, { method: 'POST', body, headers });
  unwrap(answer, accepted);
  return answer;
};

const saveSeller = (form: SellerUpdate, meta: unknown) =>
  submit(`${backoffice}/update-profile-merchant`, updateBodyFrom(form), ifMatch(meta));

/** Undefined in the response of a host that sends none: §7 shows no id (assumption). */
export const registeredId = (json: unknown): string | undefined => {
  const places = levelsOf(json).flatMap((level) => [level, levelOf(level).payload]);
  const key = sellerIdKey(places);
  return places.flatMap((place) => recordId.safeParse(levelOf(place)[key]).data ?? [])[0];
};

/** Specification §7; reading 23, and 13 for delete. */
export const sellerEndpoints = {
  getList: async (_resource: string, params) => {
    const body = listBodyFrom(params);
    const options = { method: 'POST', body, signal: params.signal } as const;
    const answer = await send(`${backoffice}/get-list-merchant`, options);
    return readList(answer, body, sellerRow, merchantRows);
  },

  getOne: (_resource: string, { id, signal }) => getSeller(String(id), signal),

  /** Leaves out deleted sellers. */
  getMany: async (_resource: string, { ids, signal }) => {
    const sellers = await Promise.all(ids.map((id) => getSeller(String(id), signal).catch(notFoundAsNull)));
    return { data: sellers.flatMap((seller) => seller?.data ?? []) };
  },

  /** assumption: an `idempotencyKey` in `meta` is sent, and a repeated registration with the same key has no effect. */
  create: async (_resource: string, { data, meta }) => {
    const form = data as SellerValues;
    const { idempotencyKey } = (meta ?? {}) as { idempotencyKey?: string };
    const once = onceFor(idempotencyKey);
    const { json } = await submit(`${backoffice}/merchant/register`, registerBodyFrom(form), once);
    return { data: rowFromForm({ ...form, id: registeredId(json) ?? unknownId }) };
  },

  /** assumption: a version in `meta` is sent as If-Match. */
  update: async (_resource: string, { id, data, meta }) => {
    const form = { ...(data as SellerUpdate), id: String(id) };
    await saveSeller(form, meta);
    return { data: rowFromForm(form) };
  },

  /** Changes the status (assumption, sellerTransitions); falls back to the update of §7 if the host lacks this call. */
  act: async (_resource, { id, action, data = {}, idempotencyKey }) => {
    const path = `${merchantPath(String(id))}/${action}`;
    const options = { method: 'POST', body: data, headers: onceFor(idempotencyKey) } as const;
    const isDone =
      isOffered('status') && (await call(path, accepted, options).then(() => true, notFoundAsNull));
    if (isDone) return { data: { id } };
    const { data: seller, meta } = await getSeller(String(id));
    // The seller is there, so it was the call that is missing.
    noteUnoffered('status');
    await saveSeller({ ...seller, is_active: action === 'activate' }, meta);
    return { data: { id }, isReasonLost: data.reason !== undefined };
  },

  /** assumption (reading 13). */
  delete: async (_resource: string, { id, previousData }) => {
    await send(merchantPath(String(id)), { method: 'DELETE' });
    return { data: previousData ?? { id } };
  },
} satisfies Endpoints;

/** No reason is asked for where the host has no place for it. */
export const sellerSwitches = {
  ...sellerTransitions,
  deactivate: {
    ...sellerTransitions.deactivate,
    get reason() {
      return isOffered('status');
    },
  },
} satisfies Transitions;

/** Null if the host keeps no history (assumption). */
export const readHistory = (id: string, signal?: AbortSignal) =>
  ifOffered('history', () => call(merchantHistoryPath(id), merchantHistory, { signal }));

/** Null if the host has no summary (assumption). */
export const readSummary = (id: string, signal?: AbortSignal) =>
  ifOffered('summary', () => call(merchantSummaryPath(id), merchantSummary, { signal }));

export const useSellerHistory = (id: string) =>
  useQuery({
    queryKey: [useResourceContext(), 'read', 'history', id],
    queryFn: ({ signal }) => readHistory(id, signal),
    staleTime: 0,
  });

/** Never refetches (assumption): behind the dialog that has just deleted the seller, it would be a 404. */
export const useSellerSummary = (id: string) =>
  useQuery({
    queryKey: [useResourceContext(), 'read', 'summary', id],
    queryFn: ({ signal }) => readSummary(id, signal),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
