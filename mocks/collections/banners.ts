import {
  bannerBody,
  bannerLimits,
  bannerState,
  bannerStates,
  bannerUpdateBody,
  type LinkType,
  linkTypes,
} from '../../src/areas/banner-information/bannerWire';
import { isLinkAddress } from '../../src/domain/address';
import { isInstant } from '../../src/domain/format/wibTime';
import type { SellerRecord } from '../merchants/sellerRecord';
import { choicesOf } from '../rest/choices';
import { type Collection, countByStatus, type WriteCall } from '../rest/collection';
import { placeAmong } from '../rest/placeAmong';
import { matching } from '../rest/restQuery';
import { type RestRecord, tableOf, type Tables } from '../rest/restRecord';
import { textFault } from '../rest/textFault';
import { refuse } from '../server/answers';
import type { FieldError } from '../server/fieldError';
import { pictureFault } from '../storage/pictureStore';
import { type BannerRecord, type CategoryRecord, type ProductRecord, storedBanner } from '../world/records';

const resource = 'master-data/banner-information';
const search = ['title', 'alt', 'link', 'link_name'];

const bannersOf = (tables: Tables) => tableOf<BannerRecord>(tables, resource);
const productsOf = (tables: Tables) => tableOf<ProductRecord>(tables, 'product-list').all();
const sellersOf = (tables: Tables) => tableOf<SellerRecord>(tables, 'member-list/seller');
const categoriesOf = (tables: Tables) => tableOf<CategoryRecord>(tables, 'make-category').all();

/** Returns the banners of a position, sorted by `order`. */
const inPosition = (rows: readonly BannerRecord[], position: string): BannerRecord[] =>
  rows.filter((banner) => banner.position === position).sort((a, b) => a.order - b.order);

const nameOfLink = ({ link_type, link }: BannerRecord, tables: Tables): string | null => {
  if (link_type === 'PRODUK') return productsOf(tables).find(({ id }) => id === link)?.name ?? null;
  if (link_type === 'KATEGORI') return categoriesOf(tables).find(({ id }) => id === link)?.name ?? null;
  if (link_type === 'TOKO') return sellersOf(tables).get(link)?.shop_name ?? null;
  return null;
};

const view = (banner: BannerRecord, tables: Tables): RestRecord => {
  const siblings = inPosition(bannersOf(tables).all(), banner.position);
  const order = siblings.findIndex(({ id }) => id === banner.id) + 1;
  return {
    ...banner,
    order,
    siblings: siblings.length,
    place: `${banner.position} ${String(order).padStart(4, '0')}`,
    link_name: nameOfLink(banner, tables),
    status: bannerState(banner, Date.now()),
  };
};

/** Returns the link targets that buyers can open (assumption): products on show, their shops and active categories. */
const targetsOf = (type: LinkType, tables: Tables): { id: string; name: string }[] => {
  const onShow = productsOf(tables).filter(({ status }) => status === 'TAYANG');
  const pairs: Record<LinkType, [id: string, name: string][]> = {
    PRODUK: onShow.map(({ id, name, seller }) => [id, `${name} · ${seller}`]),
    TOKO: onShow.map(({ seller_id, seller }) => [seller_id, seller]),
    KATEGORI: categoriesOf(tables)
      .filter(({ is_active }) => is_active)
      .map(({ id, name }) => [id, name]),
    URL: [],
  };
  return choicesOf(pairs[type]);
};

const linkFault = ({ link_type, link }: BannerRecord, before: BannerRecord | undefined, tables: Tables) => {
  if (link === '') return 'tidak boleh kosong';
  if (link_type === 'URL') return isLinkAddress(link) ? undefined : 'harus diawali https:// atau /';
  // Accepts an unchanged target even if it was deleted, so that the other fields can be saved.
  const isKept = before?.link_type === link_type && before.link === link;
  return isKept || targetsOf(link_type, tables).some(({ id }) => id === link)
    ? undefined
    : 'tidak ditemukan, pilih lagi';
};

const periodFault = ({ start_at, end_at }: BannerRecord): FieldError[] => {
  const faults = Object.entries({ start_at, end_at })
    .filter(([, value]) => value !== null && !isInstant(value))
    .map(([name]) => ({ name, message: 'harus berupa tanggal dan jam' }));
  if (faults.length > 0 || end_at === null) return faults;
  if (start_at === null)
    return [{ name: 'start_at', message: 'tidak boleh kosong bila waktu berakhir diisi' }];
  return Date.parse(end_at) < Date.parse(start_at)
    ? [{ name: 'end_at', message: 'harus sama dengan atau sesudah waktu mulai' }]
    : [];
};

const check = ({ body, record, tables, uploads }: WriteCall<BannerRecord>): FieldError[] => {
  const banner = { ...record, ...body } as BannerRecord;
  const faults: Record<string, string | undefined> = {
    title: textFault(banner.title, bannerLimits.title),
    image: banner.image === record?.image ? undefined : pictureFault(uploads, banner.image, false),
    alt: textFault(banner.alt, bannerLimits.alt),
    link: linkFault(banner, record, tables),
  };
  return [
    ...Object.entries(faults).flatMap(([name, message]) => (message ? [{ name, message }] : [])),
    ...periodFault(banner),
  ];
};

/** Returns the order number after the last banner of a position. */
const lastPlace = (rows: readonly BannerRecord[], position: unknown): number =>
  Math.max(0, ...inPosition(rows, String(position)).map(({ order }) => order)) + 1;

/** Banner Infomasi (bannerWire.ts). */
export const banners: Collection<BannerRecord> = {
  resource,
  permission: 'BANNER_INFOMASI',
  called: 'title',
  stored: storedBanner,
  seed: (world) => [...world().banners],
  view,
  search,
  edits: {
    plain: ['title', 'alt', 'link_type', 'link', 'position', 'order', 'start_at', 'end_at', 'is_active'],
    named: (values, tables) => ({
      ...values,
      link: nameOfLink(values as BannerRecord, tables) ?? values.link,
    }),
  },
  create: {
    body: bannerBody,
    check,
    keep: ({ body, rows }) => ({ order: lastPlace(rows, body.position) }),
  },
  update: {
    body: bannerUpdateBody,
    check,
    keep: ({ body, record, rows, tables }) => {
      if (!record) return {};
      if (body.position !== undefined && body.position !== record.position)
        return { order: lastPlace(rows, body.position) };
      if (typeof body.order !== 'number') return {};
      const siblings = inPosition(rows, record.position).filter(({ id }) => id !== record.id);
      return { order: placeAmong(bannersOf(tables), siblings, body.order) };
    },
  },
  reads: {
    counts: ({ query, tables }) => {
      const filter = { ...query.filter, status: bannerStates };
      const shown = bannersOf(tables)
        .all()
        .map((banner) => view(banner, tables));
      return countByStatus(shown.filter(matching(filter, search)));
    },
    targets: ({ query, tables }) => {
      const type = linkTypes.find((known) => known === query.link_type);
      return type
        ? targetsOf(type, tables)
        : refuse(400, 'Jenis tautan ini tidak dikenal. Pilih jenis lain.');
    },
  },
};
