import { useTranslate } from 'ra-core';
import { writtenInstant } from '../../format/wibTime';
import { TwoLines } from '../../widgets/text/TwoLines';
import { bannerKey } from './bannerKey';
import type { Banner } from './bannerWire';

/** From when until when, in WIB. */
export const BannerPeriod = ({ banner: { start_at, end_at } }: { banner: Banner }) => {
  const translate = useTranslate();
  if (start_at === null) return translate(bannerKey('period.none'));
  return (
    <TwoLines
      first={writtenInstant(start_at)}
      second={
        end_at === null
          ? translate(bannerKey('period.open'))
          : translate(bannerKey('period.until'), { end: writtenInstant(end_at) })
      }
    />
  );
};
