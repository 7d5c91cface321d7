import { writtenInstant } from '../../domain/format/wibTime';
import { TwoLines } from '../../ui/text/TwoLines';
import { useResourceWords } from '../../ui/text/useResourceWords';
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
