import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate, type Validator } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod/mini';
import { bannerInformation } from '../../../i18n/areas/banner-information';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { isLinkAddress } from '../../domain/address';
import type { Picture } from '../../domain/format/photoFile';
import { ShownValue } from '../../form/save/conflict/ConflictDialog';
import type { MergeRules, ShownField } from '../../form/save/merging';
import { atMost, fits, required, trimmed } from '../../form/textRules';
import { useResourceWords } from '../../ui/text/words';
import { type Banner, type bannerBody, bannerLimits, bannerTargets } from './bannerWire';

/** The message groups that word a banner's codes in its history and in a conflict. */
export const bannerCodes = { link_type: 'linkTypes', position: 'positions', is_active: 'switched' };

/** The request body. An unknown link type or position is sent back unchanged. */
type BannerBody = Omit<z.input<typeof bannerBody>, 'link_type' | 'position' | 'is_active'> &
  Pick<Banner, 'link_type' | 'position'> & { is_active?: boolean };

/** The initial values of the banner form: the picture with its URL, and '' for a missing time. */
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

const { fields } = bannerInformation;

const afterStart: Validator = (end: string, { start_at }: BannerValues) => {
  if (end === '') return undefined;
  if (start_at === '') return 'resources.master-data/banner-information.validation.startFirst';
  return Date.parse(end) < Date.parse(start_at)
    ? 'resources.master-data/banner-information.validation.disordered'
    : undefined;
};

/** The validation rules of the banner form by field; the embedded API applies the same ones. */
export const bannerRules = {
  title: [
    required(fields.title),
    atMost(bannerLimits.title, 'resources.master-data/banner-information.validation.title'),
  ],
  image: [required(fields.image)],
  alt: [
    required(fields.alt),
    atMost(bannerLimits.alt, 'resources.master-data/banner-information.validation.alt'),
  ],
  target: [required(fields.link)],
  address: [
    required(fields.link),
    fits(isLinkAddress, 'resources.master-data/banner-information.validation.link'),
  ],
  end_at: [afterStart],
};

type Targets = Pick<UseQueryResult<z.infer<typeof bannerTargets>>, 'data' | 'isPending'>;

/**
 * Returns the name of a banner's target. Returns the id while the list is not loaded, because only a loaded list shows that the
 * target was deleted.
 */
export const useTargetName = (link: string, { data, isPending }: Targets): string => {
  const translate = useTranslate();
  const words = useResourceWords();
  if (isPending) return translate('field.picker.loading');
  return data ? (data.find(({ id }) => id === link)?.name ?? words('targetGone')) : link;
};

const TargetName = ({ values, record }: ShownField) => {
  const { link_type, link } = values as BannerValues;
  const isStored = record.link === link && typeof record.link_name === 'string';
  const targets = useResourceRead({
    name: 'targets',
    schema: bannerTargets,
    query: { link_type },
    enabled: !isStored,
  });
  const name = useTargetName(link, targets);
  return <span>{isStored ? String(record.link_name) : name}</span>;
};

const Link = (shown: ShownField) =>
  shown.values.link === '' || shown.values.link_type === 'URL' ? (
    <ShownValue {...shown} />
  ) : (
    <TargetName {...shown} />
  );

export const bannerMerge: MergeRules = {
  together: [
    ['link_type', 'link'],
    ['start_at', 'end_at'],
  ],
  needed: ['title', 'image', 'alt', 'link_type', 'link', 'position'],
  codes: bannerCodes,
  shown: { link: Link },
};
