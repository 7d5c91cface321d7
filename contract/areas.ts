import type { z } from 'zod/mini';
import { role } from '../src/areas/access-management/roleWire';
import { bannerRecord, bannerStates, bannerTargets } from '../src/areas/banner-information/bannerWire';
import {
  consumerRecord,
  consumerRow,
  consumerStates,
  consumerTransitions,
} from '../src/areas/consumer-list/consumerWire';
import { driverCities, driverRecord, driverStates, driverTransitions } from '../src/areas/driver/driverWire';
import { categoryRecord, categoryStates, categoryTransitions } from '../src/areas/make-category/categoryWire';
import { orderDrivers, orderRecord, orderRow, orderTransitions } from '../src/areas/orders/orderWire';
import {
  productCategories,
  productRecord,
  productStates,
  productTransitions,
} from '../src/areas/product-list/productWire';
import {
  reportCategories,
  reportCategoryNames,
  reportCities,
  reportRow,
  reportSeries,
  reportStatuses,
  reportStoreNames,
  reportStores,
  reportSummary,
  summedColumns,
} from '../src/areas/report-transaction/reportWire';
import { topUpRecord, topUpStates, topUpTransitions } from '../src/areas/top-up/topUpWire';
import {
  roleChoices,
  userAdmin,
  userAdminStates,
  userAdminTransitions,
} from '../src/areas/user-admin/userAdminWire';
import type { OptionalCall } from '../src/dataProvider/optionalCalls';
import { salesByMethod } from '../src/dataProvider/salesFigures';
import { shopList } from '../src/dataProvider/wire';
import { orderStates } from '../src/domain/orderStates';
import type { Transitions } from '../src/domain/stateMachine';

/** What the lists, records and further reads of the areas in simple REST hold (docs/areas.md). */

type Schema = z.core.$ZodType;

type Keys = { sort: readonly string[]; filter: readonly string[] };

export type AreaContract = {
  /** As the menu calls it. */
  label: string;
  /** The name of its record in the contract. */
  component: string;
  record: Schema;
  /** If rows have fewer fields. */
  row?: Schema;
  /** The keys that the product sends in `sort` and `filter`. */
  keys: Keys;
  /** The codes of `status`. */
  states?: readonly string[];
  transitions?: Transitions;
  /** Further reads `GET <resource>/<name>`: what they answer, who reads them, and what is lost without them. */
  reads?: Readonly<Record<string, { answer: Schema; caller: string; loss: string; without?: OptionalCall }>>;
};

/** A search, and records by their ids, in every list. */
const everywhere = ['q', 'id'];

const choices = 'The choices of a filter.';

const emptyChoices = 'The filter says that its choices could not be loaded.';

const figures = 'The report page, with the filter of its list; the home page reads series and methods too.';

const noFigures = 'Its card says that it could not be loaded.';

export const areaContracts: Readonly<Record<string, AreaContract>> = {
  'member-list/driver': {
    label: 'Driver',
    component: 'Driver',
    record: driverRecord,
    keys: {
      sort: [
        'full_name',
        'phone',
        'merk',
        'plat_nomor',
        'city',
        'balance',
        'rating',
        'registered_at',
        'status',
      ],
      filter: [...everywhere, 'status', 'vehicle_type', 'city', 'documents_due'],
    },
    states: driverStates,
    transitions: driverTransitions,
    reads: { cities: { answer: driverCities, caller: choices, loss: emptyChoices } },
  },
  'member-list/user-admin': {
    label: 'User Admin',
    component: 'UserAdmin',
    record: userAdmin,
    keys: {
      sort: ['full_name', 'username', 'email', 'role', 'status', 'last_login'],
      filter: [...everywhere, 'status', 'role_id'],
    },
    states: userAdminStates,
    transitions: userAdminTransitions,
    reads: {
      roles: {
        answer: roleChoices,
        caller: 'The form, the filter by role, and what protects people who may do more.',
        loss: 'Roles come from access-management, for those who may see it.',
        without: 'roles',
      },
    },
  },
  'product-list': {
    label: 'List Produk',
    component: 'Product',
    record: productRecord,
    keys: {
      sort: ['name', 'seller', 'category', 'price', 'stock', 'sold', 'availability', 'created_at', 'status'],
      filter: [...everywhere, 'status', 'availability', 'category_id', 'seller_id', 'price_gte', 'price_lte'],
    },
    states: productStates,
    transitions: productTransitions,
    reads: {
      categories: { answer: productCategories, caller: choices, loss: emptyChoices },
      stores: { answer: shopList, caller: choices, loss: emptyChoices },
    },
  },
  orders: {
    label: 'Orderan',
    component: 'Order',
    record: orderRecord,
    row: orderRow,
    keys: {
      sort: ['invoice_no', 'created_at', 'buyer', 'seller', 'total', 'payment_method'],
      filter: [
        ...everywhere,
        'status',
        'created_at_gte',
        'created_at_lte',
        'payment_method',
        'seller_id',
        'buyer_id',
      ],
    },
    states: orderStates,
    transitions: orderTransitions,
    reads: {
      stores: { answer: shopList, caller: choices, loss: emptyChoices },
      drivers: {
        answer: orderDrivers,
        caller: 'The dialog that gives an order a driver.',
        loss: 'No order gets a driver.',
      },
    },
  },
  'make-category': {
    label: 'Buat Kategori',
    component: 'Category',
    record: categoryRecord,
    keys: { sort: ['place'], filter: [...everywhere, 'status'] },
    states: categoryStates,
    transitions: categoryTransitions,
  },
  'master-data/banner-information': {
    label: 'Banner Infomasi',
    component: 'Banner',
    record: bannerRecord,
    keys: { sort: ['place', 'start_at', 'title'], filter: [...everywhere, 'position', 'status'] },
    states: bannerStates,
    reads: {
      targets: {
        answer: bannerTargets,
        caller: 'The form, for what a banner may lead to: `?link_type="PRODUK"`, "TOKO" or "KATEGORI".',
        loss: 'A banner leads to addresses only.',
      },
    },
  },
  'consumer-list': {
    label: 'List Konsumen',
    component: 'Consumer',
    record: consumerRecord,
    row: consumerRow,
    keys: {
      sort: ['full_name', 'phone', 'email', 'order_count', 'total_spent', 'balance', 'joined_at'],
      filter: [
        ...everywhere,
        'status',
        'joined_at_gte',
        'joined_at_lte',
        'total_spent_gte',
        'total_spent_lte',
        'balance_gte',
        'balance_lte',
      ],
    },
    states: consumerStates,
    transitions: consumerTransitions,
  },
  'top-up': {
    label: 'Top-Up Saldo',
    component: 'TopUp',
    record: topUpRecord,
    keys: {
      sort: [
        'request_code',
        'owner',
        'nominal',
        'kode_unik',
        'total_transfer',
        'bank',
        'created_at',
        'status',
      ],
      filter: [
        ...everywhere,
        'status',
        'method',
        'owner_type',
        'created_at_gte',
        'created_at_lte',
        'nominal_gte',
        'nominal_lte',
      ],
    },
    states: topUpStates,
    transitions: topUpTransitions,
  },
  'access-management': {
    label: 'Akses Manajemen',
    component: 'Role',
    record: role,
    keys: { sort: ['name', 'description', 'user_count', 'updated_at'], filter: [...everywhere, 'in_use'] },
  },
  'report-transaction': {
    label: 'Report Transaction',
    component: 'Transaction',
    record: reportRow,
    keys: {
      sort: ['time', 'invoice_no', 'store', 'buyer', 'method', 'status', ...summedColumns],
      filter: [
        ...everywhere,
        ...['category_id', 'city', 'method', 'status', 'store_id', 'time_gte', 'time_lte'],
      ],
    },
    states: reportStatuses,
    reads: {
      summary: { answer: reportSummary, caller: figures, loss: noFigures },
      series: { answer: reportSeries, caller: figures, loss: noFigures },
      methods: { answer: salesByMethod, caller: figures, loss: noFigures },
      categories: { answer: reportCategories, caller: figures, loss: noFigures },
      stores: { answer: reportStores, caller: figures, loss: noFigures },
      'store-names': { answer: reportStoreNames, caller: choices, loss: emptyChoices },
      cities: { answer: reportCities, caller: choices, loss: emptyChoices },
      'category-names': { answer: reportCategoryNames, caller: choices, loss: emptyChoices },
    },
  },
};
