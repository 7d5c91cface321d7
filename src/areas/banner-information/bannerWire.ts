import { history } from '../../dataProvider/historyWire';
import {
  code,
  recordId,
  shownFlagOrNull,
  shownInteger,
  shownText,
  shownTextOrNull,
} from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';

/**
 * Banner Infomasi as it travels: users-services/api/v1/backoffice/master-data/banner-information in the simple REST
 * dialect. The specification shows nothing of it: assumption throughout (docs/areas.md). Instants are ISO 8601 with offset.
 *
 * - `POST` takes bannerBody: the new banner is last in its position.
 * - `PUT …/<id>` holds what changes: keys of bannerBody, or `order`, the new place within the position. A banner that
 *   changes its position is last there.
 * - The state follows from the period and `is_active`; no action leads from one to the next.
 * - `sort` takes `place` besides the columns: by position, and within it by order.
 * - Pictures go through cdn/single-upload, not the secure one, because managers of banners may call it.
 */

export const bannerStates = ['DRAF', 'TERJADWAL', 'TAYANG', 'BERAKHIR', 'NONAKTIF'] as const;
type BannerState = (typeof bannerStates)[number];

export const linkTypes = ['PRODUK', 'TOKO', 'KATEGORI', 'URL'] as const;
export type LinkType = (typeof linkTypes)[number];

export const bannerPositions = ['BERANDA', 'KATEGORI', 'PROMO'] as const;

export const bannerLimits = { title: 80, alt: 120 } as const;

/** POST; every key of it may be in a PUT. */
export const bannerBody = z.strictObject({
  title: z.string(),
  /** Address of the picture. */
  image: z.string(),
  /** What the picture shows, for people who cannot see it. */
  alt: z.string(),
  link_type: z.enum(linkTypes),
  /** Id of the product, shop or category; an https address, or a path of the product's own. */
  link: z.string(),
  position: z.enum(bannerPositions),
  /** Null: a draft. */
  start_at: z.nullable(z.string()),
  /** Null: until it is switched off. */
  end_at: z.nullable(z.string()),
  is_active: z.boolean(),
});

/** PUT. */
export const bannerUpdateBody = z.partial(z.extend(bannerBody, { order: z.int().check(z.positive()) }));

export const bannerRecord = z.object({
  id: recordId,
  title: shownText,
  image: shownText,
  alt: shownText,
  link_type: code,
  link: shownText,
  position: code,
  start_at: shownTextOrNull,
  end_at: shownTextOrNull,
  is_active: shownFlagOrNull,
  /** Name of the product, shop or category; null for an address and for what is gone. */
  link_name: shownTextOrNull,
  /** Place within its position, from 1. */
  order: shownInteger,
  /** Banners in its position, itself included. */
  siblings: shownInteger,
  status: code,
  history,
});
export type Banner = z.infer<typeof bannerRecord>;

/** GET …/targets?link_type="PRODUK": what a banner may lead to. */
export const bannerTargets = z.array(z.object({ id: recordId, name: shownText }));

/** The state at a moment, in milliseconds: a draft until it has a beginning, then what the switch and the period say. */
export const bannerState = (
  { start_at, end_at, is_active }: Pick<Banner, 'start_at' | 'end_at' | 'is_active'>,
  now: number,
): BannerState => {
  if (start_at === null) return 'DRAF';
  if (is_active === false) return 'NONAKTIF';
  if (now < Date.parse(start_at)) return 'TERJADWAL';
  return end_at !== null && Date.parse(end_at) <= now ? 'BERAKHIR' : 'TAYANG';
};
