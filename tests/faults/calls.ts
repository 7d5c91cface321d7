import { menu } from '../../src/areas';
import { bannerTargets } from '../../src/areas/banner-information/bannerWire';
import { consumerTransitions } from '../../src/areas/consumer-list/consumerWire';
import { driverCities, driverTransitions } from '../../src/areas/driver/driverWire';
import { categoryTransitions } from '../../src/areas/make-category/categoryWire';
import { orderDrivers, orderTransitions } from '../../src/areas/orders/orderWire';
import { productCategories, productTransitions } from '../../src/areas/product-list/productWire';
import * as report from '../../src/areas/report-transaction/reportWire';
import { readHistory, readSummary } from '../../src/areas/seller/sellerEndpoints';
import { newSeller } from '../../src/areas/seller/sellerModel';
import { topUpTransitions } from '../../src/areas/top-up/topUpWire';
import { roleChoices, userAdminTransitions } from '../../src/areas/user-admin/userAdminWire';
import { createAuthProvider } from '../../src/authProvider';
import { createDataProvider } from '../../src/dataProvider';
import { readTogether } from '../../src/dataProvider/counts';
import { activityEndpoints, logActivity } from '../../src/dataProvider/history/activity';
import { addNote, changeNote, deleteNote, notesPath, readNotes } from '../../src/dataProvider/history/notes';
import { getProfilePictureUrl, getSecurePictureUrl } from '../../src/dataProvider/pictures/pictureAddress';
import { uploadPicture } from '../../src/dataProvider/pictures/transfer';
import { changePassword, readProfile } from '../../src/dataProvider/profile';
import { getRegions } from '../../src/dataProvider/regions';
import { revealNumber, revealNumbers } from '../../src/dataProvider/revealNumbers';
import { salesByMethod } from '../../src/dataProvider/salesFigures';
import { readResource } from '../../src/dataProvider/useResourceRead';
import { shopList, stateCounts } from '../../src/dataProvider/wire';
import type { Transitions } from '../../src/domain/stateMachine';
import { resourcesOf } from '../../src/menu/area';
import { pageOf, token } from '../dataProvider/apiServer';

/** A call of the product, by its address; the tests of this folder answer it with faults. */
export type Call = {
  /** Method and path below users-services/api/v1; `7` means any id. */
  address: string;
  send: () => Promise<unknown>;
  /** A host that does not know the call (404) is sent another one, or none: SellerStatus.test.tsx, exports.test.tsx, optionalCalls.test.ts. */
  fallsBack?: true;
};

const dataProvider = createDataProvider(resourcesOf(menu));
const authProvider = createAuthProvider([]);

const list = pageOf();
const previousData = { id: '7' };
const sellers = 'member-list/seller';
const seller = { ...newSeller, id: '7' };
const photo = { related_identity: '7', name: 'ktpImage', secure: true, file: 'data:image/jpeg;base64,/9j/' };

/** Specification §7, and what is assumed beside it (readings 13 and 22, docs/areas.md). */
const specified: readonly Call[] = [
  {
    address: 'POST backoffice/login',
    send: () => authProvider.login({ username: 'siti', password: 'rahasia123', remember: false }),
  },
  { address: 'GET cdn/bulk-generate/7', send: () => getProfilePictureUrl('7') },
  { address: 'GET region/province', send: () => getRegions('province', '') },
  ...(['city', 'district', 'village'] as const).map((level) => ({
    address: `GET region/${level}/7`,
    send: () => getRegions(level, '7'),
  })),
  { address: 'POST backoffice/get-list-merchant', send: () => dataProvider.getList(sellers, list) },
  { address: 'GET backoffice/merchant-detail/7', send: () => dataProvider.getOne(sellers, { id: '7' }) },
  {
    address: 'POST backoffice/merchant/register',
    send: () => dataProvider.create(sellers, { data: newSeller }),
  },
  {
    address: 'POST backoffice/update-profile-merchant',
    send: () => dataProvider.update(sellers, { id: '7', data: seller, previousData: seller }),
  },
  {
    address: 'DELETE backoffice/merchant/7',
    send: () => dataProvider.delete(sellers, { id: '7', previousData: seller }),
  },
  ...(['activate', 'deactivate'] as const).map((action) => ({
    address: `POST backoffice/merchant/7/${action}`,
    send: () => dataProvider.act(sellers, { id: '7', action, data: {} }),
    fallsBack: true as const,
  })),
  { address: 'GET backoffice/merchant/7/history', send: () => readHistory('7'), fallsBack: true },
  { address: 'GET backoffice/merchant/7/summary', send: () => readSummary('7'), fallsBack: true },
  {
    address: 'GET backoffice/counts',
    send: () =>
      readTogether([{ name: 'drivers', resource: 'member-list/driver', filter: { status: 'AKTIF' } }]),
  },
  { address: 'GET backoffice/profile', send: () => readProfile(token) },
  {
    address: 'PUT backoffice/change-password',
    send: () =>
      changePassword({
        current_password: 'rahasia123',
        new_password: 'baru1234',
        confirm_password: 'baru1234',
      }),
  },
  { address: 'POST cdn/single-upload', send: () => uploadPicture(photo) },
  { address: 'GET cdn/generate-secure-image/7', send: () => getSecurePictureUrl('7') },
];

/** A search with a personal number is sent in a body, never in an address. */
const byNik = { filter: { q: '3273056010909991' } };

/** The notes of record 7, and note 7 among them. */
const callsAt = (path: string): Call[] => {
  const notes = notesPath(path, '7');
  return [
    { address: `GET backoffice/${path}/7/notes`, send: () => readNotes(notes), fallsBack: true },
    { address: `POST backoffice/${path}/7/notes`, send: () => addNote(notes, 'x', 'kunci-1') },
    { address: `PUT backoffice/${path}/7/notes/7`, send: () => changeNote(notes, '7', 'x') },
    {
      address: `DELETE backoffice/${path}/7/notes/7`,
      send: () => deleteNote(notes, '7').then(() => ({ data: { id: '7' } })),
    },
  ];
};

/** Internal notes, wherever records have them. */
const noteCalls: readonly Call[] = ['merchant', 'orders', 'member-list/driver', 'consumer-list'].flatMap(
  callsAt,
);

/** The log of what people did. */
const activityCalls: readonly Call[] = [
  { address: 'GET backoffice/activity', send: () => activityEndpoints.getList('activity', list) },
  {
    address: 'POST backoffice/activity/search',
    send: () => activityEndpoints.getList('activity', { ...list, ...byNik }),
    fallsBack: true,
  },
  {
    address: 'POST backoffice/activity',
    send: () => logActivity({ action: 'export', area: 'orders', rows: 1, fields: ['total'] }),
    fallsBack: true,
  },
];

const drivers = 'member-list/driver';

/** Whole numbers of drivers, one and many (assumption). */
const revealCalls: readonly Call[] = [
  { address: `POST backoffice/${drivers}/7/reveal`, send: () => revealNumber(drivers, '7', 'nik') },
  {
    address: `POST backoffice/${drivers}/reveal`,
    send: () => revealNumbers(drivers, [{ id: '7', nik: '••••••••••••0003' }], ['nik']),
  },
];

type Contract = {
  resource: string;
  writes?: readonly ('POST' | 'PUT' | 'DELETE')[];
  transitions?: Transitions;
  /** What is read beside the records. */
  reads?: Readonly<Record<string, Parameters<typeof readResource>[2]>>;
};

/** The areas in the simple REST dialect. */
const contracts: readonly Contract[] = [
  {
    resource: 'member-list/driver',
    writes: ['PUT'],
    transitions: driverTransitions,
    reads: { counts: stateCounts, cities: driverCities },
  },
  {
    resource: 'member-list/user-admin',
    writes: ['POST', 'PUT'],
    transitions: userAdminTransitions,
    reads: { counts: stateCounts, roles: roleChoices },
  },
  {
    resource: 'product-list',
    writes: ['DELETE'],
    transitions: productTransitions,
    reads: { counts: stateCounts, stores: shopList, categories: productCategories },
  },
  {
    resource: 'orders',
    transitions: orderTransitions,
    reads: { counts: stateCounts, stores: shopList, drivers: orderDrivers },
  },
  {
    resource: 'make-category',
    writes: ['POST', 'PUT', 'DELETE'],
    transitions: categoryTransitions,
    reads: { counts: stateCounts },
  },
  {
    resource: 'master-data/banner-information',
    writes: ['POST', 'PUT', 'DELETE'],
    reads: { counts: stateCounts, targets: bannerTargets },
  },
  { resource: 'consumer-list', transitions: consumerTransitions, reads: { counts: stateCounts } },
  { resource: 'top-up', transitions: topUpTransitions, reads: { counts: stateCounts } },
  { resource: 'access-management', writes: ['POST', 'PUT', 'DELETE'] },
  {
    resource: 'report-transaction',
    reads: {
      summary: report.reportSummary,
      series: report.reportSeries,
      methods: salesByMethod,
      categories: report.reportCategories,
      stores: report.reportStores,
      'store-names': report.reportStoreNames,
      cities: report.reportCities,
      'category-names': report.reportCategoryNames,
    },
  },
];

const callsOf = ({ resource, writes = [], transitions = {}, reads = {} }: Contract): Call[] => {
  const path = `backoffice/${resource}`;
  const write = {
    POST: { address: `POST ${path}`, send: () => dataProvider.create(resource, { data: { name: 'x' } }) },
    PUT: {
      address: `PUT ${path}/7`,
      send: () => dataProvider.update(resource, { id: '7', data: { name: 'x' }, previousData }),
    },
    DELETE: {
      address: `DELETE ${path}/7`,
      send: () => dataProvider.delete(resource, { id: '7', previousData }),
    },
  } satisfies Record<string, Call>;
  return [
    { address: `GET ${path}`, send: () => dataProvider.getList(resource, list) },
    {
      address: `POST ${path}/search`,
      send: () => dataProvider.getList(resource, { ...list, ...byNik }),
      fallsBack: true as const,
    },
    { address: `GET ${path}/7`, send: () => dataProvider.getOne(resource, { id: '7' }) },
    ...writes.map((method) => write[method]),
    ...Object.keys(transitions).map((action) => ({
      address: `POST ${path}/7/${action}`,
      send: () =>
        dataProvider.act(resource, { id: '7', action, data: { reason: 'x' }, idempotencyKey: 'kunci-1' }),
    })),
    ...Object.entries(reads).flatMap(([name, schema]) => [
      { address: `GET ${path}/${name}`, send: () => readResource(resource, name, schema, { filter: {} }) },
      {
        address: `POST ${path}/${name}/search`,
        send: () => readResource(resource, name, schema, byNik),
        fallsBack: true as const,
      },
    ]),
  ];
};

/** Areas without a contract above, such as the one of docs/adding-an-area.md: the product only reads their records. */
const readOnly: readonly Contract[] = resourcesOf(menu)
  .map(({ name }) => ({ resource: name }))
  .filter(
    ({ resource }) =>
      resource !== 'member-list/seller' && !contracts.some((row) => row.resource === resource),
  );

/** The calls with code of their own; all others use simple REST. */
export const ownCalls: readonly Call[] = [...specified, ...noteCalls, ...activityCalls, ...revealCalls];

export const calls: readonly Call[] = [...ownCalls, ...[...contracts, ...readOnly].flatMap(callsOf)];

/** Only logout does not depend on the answer. */
export const logout: Call = { address: 'POST logout', send: () => authProvider.logout({}) };
