import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod/mini';
import type { Picture } from '../../domain/format/picture';
import { trimmed } from '../../form/textRules';
import type { Banner, bannerBody } from './bannerWire';

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

export type BannerForm = typeof newBanner;

/** Maps a stored banner to the form values. */
export const bannerFormOf = (banner: Banner): BannerForm & { id: string } => ({
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

/** Returns the period in the form, with null for an empty time. */
export const periodOf = ({ start_at, end_at }: Pick<BannerForm, 'start_at' | 'end_at'>) => ({
  start_at: start_at || null,
  end_at: end_at || null,
});

/** Maps the form values to the request body. */
export const bannerBodyOf = (values: FieldValues): BannerBody => {
  const { title, image, alt, link_type, link, position, is_active, ...period } = values as BannerForm;
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
