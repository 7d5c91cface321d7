import { writtenInstant } from '../../format/wibTime';
import { TwoLines } from '../../widgets/text/TwoLines';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { Banner } from './bannerWire';

/** The start and end of a banner's period, in WIB. */
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
