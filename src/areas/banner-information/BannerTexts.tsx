import { writtenInstant } from '../../domain/format/wibTime';
import { TwoLines } from '../../ui/text/texts';
import { useResourceWords } from '../../ui/text/words';
import type { Banner } from './bannerWire';

export const BannerPeriod = ({ banner: { start_at, end_at } }: { banner: Banner }) => {
  const words = useResourceWords();
  if (start_at === null) return <span>{words('period.none')}</span>;
  return (
    <TwoLines
      first={writtenInstant(start_at) || '–'}
      second={
        end_at === null ? words('period.open') : words('period.until', { end: writtenInstant(end_at) || '–' })
      }
    />
  );
};

/** Never a link, so that nobody leaves the back office by accident. */
export const LinkText = ({ banner: { link_type, link, link_name } }: { banner: Banner }) => {
  const words = useResourceWords();
  const target = link_type === 'URL' ? link : (link_name ?? words('targetGone'));
  return <span>{`${words(`linkTypes.${link_type}`)}: ${target}`}</span>;
};
