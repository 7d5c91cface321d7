import type { Validator } from 'ra-core';
import { bannerInformation } from '../../../i18n/areas/banner-information';
import { isLinkAddress } from '../../domain/format/linkAddress';
import { atMost, fits, required } from '../../form/textRules';
import type { BannerForm } from './bannerForm';
import { bannerLimits } from './bannerWire';

const { fields } = bannerInformation;

/** Requires a start for every end, and an end that is not before its start. */
const afterStart: Validator = (end: string, { start_at }: BannerForm) => {
  if (end === '') return undefined;
  if (start_at === '') return 'resources.master-data/banner-information.validation.startFirst';
  return Date.parse(end) < Date.parse(start_at)
    ? 'resources.master-data/banner-information.validation.disordered'
    : undefined;
};

/** The validation rules of the banner form by field; the embedded API applies the same ones. */
export const bannerRules = {
  title: [
    required(fields.title),
    atMost(bannerLimits.title, 'resources.master-data/banner-information.validation.title'),
  ],
  image: [required(fields.image)],
  alt: [
    required(fields.alt),
    atMost(bannerLimits.alt, 'resources.master-data/banner-information.validation.alt'),
  ],
  target: [required(fields.link)],
  address: [
    required(fields.link),
    fits(isLinkAddress, 'resources.master-data/banner-information.validation.link'),
  ],
  end_at: [afterStart],
};
