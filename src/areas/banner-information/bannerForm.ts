import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod/mini';
import type { Picture } from '../../format/picture';
import type { Banner, bannerBody } from './bannerWire';

/** What is sent: an unknown kind of link or position goes back as it came. */
type BannerBody = Omit<z.input<typeof bannerBody>, 'link_type' | 'position' | 'is_active'> &
  Pick<Banner, 'link_type' | 'position'> & { is_active?: boolean };

/** A banner as its form holds it: the picture with its address, and '' for no time. */
export type BannerForm = {
  title: string;
  image: Picture | null;
  alt: string;
  link_type: Banner['link_type'];
  link: string;
  position: Banner['position'];
  start_at: string;
  end_at: string;
  /** Null where the host does not say it: it is left out of what is sent, unless a person chooses. */
  is_active: boolean | null;
};

export const newBanner: BannerForm = {
  title: '',
  image: null,
  alt: '',
  link_type: 'URL',
  link: '',
  position: 'BERANDA',
  start_at: '',
  end_at: '',
  is_active: true,
};

/** The stored banner as the form holds it. */
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

/** The period that the form holds; null where it is empty. */
export const periodOf = ({ start_at, end_at }: Pick<BannerForm, 'start_at' | 'end_at'>) => ({
  start_at: start_at || null,
  end_at: end_at || null,
});

/** What the form holds, as the server takes it. */
export const bannerBodyOf = (values: FieldValues): BannerBody => {
  const { title, image, alt, link_type, link, position, is_active, ...period } = values as BannerForm;
  return {
    title: title.trim(),
    image: image?.url ?? '',
    alt: alt.trim(),
    link_type,
    link: link.trim(),
    position,
    ...periodOf(period),
    ...(typeof is_active === 'boolean' && { is_active }),
  };
};
