import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { Banner } from './bannerWire';

/**
 * What a banner leads to, in words: 'Toko: Batik Lestari', also where that is gone. Never a link: nobody leaves the product by
 * accident.
 */
export const LinkText = ({ banner: { link_type, link, link_name } }: { banner: Banner }) => {
  const words = useResourceWords();
  const target = link_type === 'URL' ? link : (link_name ?? words('targetGone'));
  return `${words(`linkTypes.${link_type}`)}: ${target}`;
};
