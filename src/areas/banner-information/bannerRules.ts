import type { Validator } from 'ra-core';
import { bannerInformation } from '../../../i18n/areas/banner-information';
import { isLinkAddress } from '../../format/linkAddress';
import type { Picture } from '../../format/picture';
import { fits, required } from '../../widgets/form/textRules';
import type { BannerForm } from './bannerForm';
import { bannerLimits } from './bannerWire';

const { fields } = bannerInformation;

/** An uploaded picture; one that is still on its way has no address yet. */
const uploaded: Validator = (value: Picture | null) =>
  value?.url === '' ? { message: 'validation.uploading', args: { label: fields.image } } : undefined;

/** The end may be the beginning, but not before it, and never alone. */
const afterStart: Validator = (end: string, { start_at }: BannerForm) => {
  if (end === '') return undefined;
  if (start_at === '') return 'resources.master-data/banner-information.validation.startFirst';
  return end < start_at ? 'resources.master-data/banner-information.validation.disordered' : undefined;
};

/** The rules of the banner form, by field; the embedded server has the same. */
export const bannerRules = {
  title: [
    required(fields.title),
    fits(
      (text) => text.length <= bannerLimits.title,
      'resources.master-data/banner-information.validation.title',
    ),
  ],
  image: [required(fields.image), uploaded],
  alt: [
    required(fields.alt),
    fits(
      (text) => text.length <= bannerLimits.alt,
      'resources.master-data/banner-information.validation.alt',
    ),
  ],
  target: [required(fields.link)],
  address: [
    required(fields.link),
    fits(isLinkAddress, 'resources.master-data/banner-information.validation.link'),
  ],
  end_at: [afterStart],
};
