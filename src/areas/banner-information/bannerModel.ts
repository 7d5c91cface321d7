import type { Validator } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod/mini';
import { bannerInformation } from '../../../i18n/areas/banner-information';
import { isLinkAddress } from '../../domain/address';
import type { Picture } from '../../domain/format/photoFile';
import type { MergeRules } from '../../form/save/merging';
import { atMost, fits, rulesOf, trimmed } from '../../form/textRules';
import { type Banner, type bannerBody, bannerLimits, type bannerPositions } from './bannerWire';

export const bannerCodes = { link_type: 'linkTypes', position: 'positions', is_active: 'switched' };

type Shape = { width: number; height: number };

/** In pixels, in the buyers' app. assumption */
const bannerShapes: Readonly<Record<string, Shape>> = {
  BERANDA: { width: 1200, height: 400 },
  KATEGORI: { width: 1200, height: 480 },
  PROMO: { width: 1200, height: 480 },
} satisfies Record<(typeof bannerPositions)[number], Shape>;

export const shapeOf = (position: string): Shape | undefined =>
  Object.hasOwn(bannerShapes, position) ? bannerShapes[position] : undefined;

/** True with less than an eighth of the picture cut off. */
export const isShaped = (picture: Shape, shape: Shape): boolean => {
  const ratio = (picture.width * shape.height) / (picture.height * shape.width);
  return Math.min(ratio, 1 / ratio) > 7 / 8;
};

/** An unknown link type or position is sent back unchanged. */
type BannerBody = Omit<z.input<typeof bannerBody>, 'link_type' | 'position' | 'is_active'> &
  Pick<Banner, 'link_type' | 'position'> & { is_active?: boolean };

/** The initial values: the picture with its URL, and '' for a missing time. */
export const newBanner = {
  title: '',
  image: null as Picture | null,
  alt: '',
  link_type: 'URL' as Banner['link_type'],
  link: '',
  position: 'BERANDA' as Banner['position'],
  start_at: '',
  end_at: '',
  /** Null if the host omits it; the request then omits it too, unless the user chooses a value. */
  is_active: true as boolean | null,
};

export type BannerValues = typeof newBanner;

export const bannerValuesOf = (banner: Banner): BannerValues & { id: string } => ({
  id: banner.id,
  title: banner.title,
  image: banner.image === '' ? null : { image: banner.image, url: banner.image },
  alt: banner.alt,
  link_type: banner.link_type,
  link: banner.link,
  position: banner.position,
  start_at: banner.start_at ?? '',
  end_at: banner.end_at ?? '',
  is_active: banner.is_active,
});

export const periodOf = ({ start_at, end_at }: Pick<BannerValues, 'start_at' | 'end_at'>) => ({
  start_at: start_at || null,
  end_at: end_at || null,
});

export const bannerBodyOf = (values: FieldValues): BannerBody => {
  const { title, image, alt, link_type, link, position, is_active, ...period } = values as BannerValues;
  return {
    title: trimmed(title),
    image: image?.url ?? '',
    alt: trimmed(alt),
    link_type,
    link: trimmed(link),
    position,
    ...periodOf(period),
    ...(typeof is_active === 'boolean' && { is_active }),
  };
};

const wrong = (rule: keyof typeof bannerInformation.validation): string =>
  `resources.master-data/banner-information.validation.${rule}`;

const afterStart: Validator = (end: string, { start_at }: BannerValues) => {
  if (end === '') return undefined;
  if (start_at === '') return wrong('startFirst');
  return Date.parse(end) < Date.parse(start_at) ? wrong('disordered') : undefined;
};

const { must } = rulesOf(bannerInformation.fields);
export const bannerRules = {
  title: must('title', atMost(bannerLimits.title, wrong('title'))),
  image: must('image'),
  alt: must('alt', atMost(bannerLimits.alt, wrong('alt'))),
  target: must('link'),
  address: must('link', fits(isLinkAddress, wrong('link'))),
  end_at: [afterStart],
};

export const bannerMerge: MergeRules = {
  together: [
    ['link_type', 'link'],
    ['start_at', 'end_at'],
  ],
  needed: ['title', 'image', 'alt', 'link_type', 'link', 'position'],
  codes: bannerCodes,
};
