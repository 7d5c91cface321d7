import { useTranslate } from 'ra-core';
import { writtenInstant } from '../../rules/wibTime';
import { bannerKey } from './bannerKey';
import type { Banner } from './bannerWire';

/** From when until when, in WIB. */
export const BannerPeriod = ({ banner: { start_at, end_at } }: { banner: Banner }) => {
  const translate = useTranslate();
  if (start_at === null) return translate(bannerKey('period.none'));
  const start = writtenInstant(start_at);
  if (end_at === null) return translate(bannerKey('period.open'), { start });
  return translate(bannerKey('period.bounded'), {
    start: start.replace(/ WIB$/, ''),
    end: writtenInstant(end_at),
  });
};
