import { history } from '../../dataProvider/history/historyWire';
import { shownInstantOrNull } from '../../dataProvider/instantWire';
import {
  answeredList,
  code,
  recordId,
  shownFlagOrNull,
  shownInteger,
  shownText,
  shownTextOrNull,
} from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';

/**
 * assumption: the whole contract of Banner Infomasi (docs/areas.md), in simple REST.
 *
 * - `POST` puts the new banner last in its position; a banner moved to another position becomes the last one there.
 * - `PUT …/<id>` takes the changed keys of bannerBody, or `order`, the new place within the position.
 * - `sort` accepts `place` besides the columns: by position, then by order.
 */

export const bannerStates = ['DRAF', 'TERJADWAL', 'TAYANG', 'BERAKHIR', 'NONAKTIF'] as const;
type BannerState = (typeof bannerStates)[number];

export const linkTypes = ['PRODUK', 'TOKO', 'KATEGORI', 'URL'] as const;
export type LinkType = (typeof linkTypes)[number];

export const bannerPositions = ['BERANDA', 'KATEGORI', 'PROMO'] as const;

export const bannerLimits = { title: 80, alt: 120 } as const;

/** Body of POST; a PUT may hold any of its keys. */
export const bannerBody = z.strictObject({
  title: z.string(),
  image: z.string(),
  alt: z.string(),
  link_type: z.enum(linkTypes),
  /** Id of the product, shop or category; for `URL`, an https address or a path without an origin. */
  link: z.string(),
  position: z.enum(bannerPositions),
  /** Null for a draft. */
  start_at: z.nullable(z.string()),
  /** Null for a banner without an end. */
  end_at: z.nullable(z.string()),
  is_active: z.boolean(),
});

export const bannerUpdateBody = z.partial(z.extend(bannerBody, { order: z.int().check(z.positive()) }));

export const bannerRecord = z.object({
  id: recordId,
  title: shownText,
  image: shownText,
  alt: shownText,
  link_type: code,
  link: shownText,
  position: code,
  start_at: shownInstantOrNull,
  end_at: shownInstantOrNull,
  is_active: shownFlagOrNull,
  /** Name of the product, shop or category; null for a URL and for a deleted target. */
  link_name: shownTextOrNull,
  /** Place within its position, starting at 1. */
  order: shownInteger,
  /** Number of banners in its position, including itself. */
  siblings: shownInteger,
  status: code,
  history,
});
export type Banner = z.infer<typeof bannerRecord>;

/** Response of GET …/targets?link_type="PRODUK": the possible targets of a banner. */
export const bannerTargets = answeredList(z.object({ id: recordId, name: shownText }));

/** Returns the state at `now` (in milliseconds): a draft without a start, otherwise by the switch and the period. */
export const bannerState = (
  { start_at, end_at, is_active }: Pick<Banner, 'start_at' | 'end_at' | 'is_active'>,
  now: number,
): BannerState => {
  if (start_at === null) return 'DRAF';
  if (is_active === false) return 'NONAKTIF';
  if (now < Date.parse(start_at)) return 'TERJADWAL';
  return end_at !== null && Date.parse(end_at) <= now ? 'BERAKHIR' : 'TAYANG';
};
