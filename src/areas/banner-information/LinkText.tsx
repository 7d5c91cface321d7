import { useTranslate } from 'ra-core';
import { bannerKey } from './bannerKey';
import type { Banner } from './bannerWire';

/**
 * What a banner leads to, in words: 'Toko: Batik Lestari', also where that is gone. Never a link: nobody leaves the product by
 * accident.
 */
export const LinkText = ({ banner: { link_type, link, link_name } }: { banner: Banner }) => {
  const translate = useTranslate();
  const target = link_type === 'URL' ? link : (link_name ?? translate(bannerKey('targets.gone')));
  return `${translate(bannerKey(`linkTypes.${link_type}`))}: ${target}`;
};
