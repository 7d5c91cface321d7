import { useTranslate } from 'ra-core';
import { bannerKey } from './bannerKey';
import type { Banner } from './bannerWire';

/** What a banner leads to, in words: 'Toko: Batik Lestari'. Never a link: nobody leaves the product by accident. */
export const LinkText = ({ banner: { link_type, link, link_name } }: { banner: Banner }) => {
  const translate = useTranslate();
  return `${translate(bannerKey(`linkTypes.${link_type}`))}: ${link_name ?? link}`;
};
