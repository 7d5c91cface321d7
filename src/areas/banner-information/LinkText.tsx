import { useResourceWords } from '../../ui/text/useResourceWords';
import type { Banner } from './bannerWire';

/**
 * The target of a banner as text: 'Toko: Batik Lestari'. It is never a link, so that nobody leaves the back office by
 * accident.
 */
export const LinkText = ({ banner: { link_type, link, link_name } }: { banner: Banner }) => {
  const words = useResourceWords();
  const target = link_type === 'URL' ? link : (link_name ?? words('targetGone'));
  return <span>{`${words(`linkTypes.${link_type}`)}: ${target}`}</span>;
};
