import { useResourceRead } from '../../dataProvider/useResourceRead';
import { ShownValue } from '../../form/save/conflict/ShownValue';
import type { MergeRules, ShownField } from '../../form/save/merging';
import { bannerCodes } from './bannerCodes';
import type { BannerForm } from './bannerForm';
import { bannerTargets } from './bannerWire';
import { useTargetName } from './useTargetName';

const together: readonly (readonly (keyof BannerForm)[])[] = [
  ['link_type', 'link'],
  ['start_at', 'end_at'],
];

const needed: readonly (keyof BannerForm)[] = ['title', 'image', 'alt', 'link_type', 'link', 'position'];

/** The name of the product, shop or category that a link leads to. */
const TargetName = ({ values, record }: ShownField) => {
  const { link_type, link } = values as BannerForm;
  const isStored = record.link === link && typeof record.link_name === 'string';
  const targets = useResourceRead({
    name: 'targets',
    schema: bannerTargets,
    query: { link_type },
    enabled: !isStored,
  });
  const name = useTargetName(link, targets);
  return <span>{isStored ? String(record.link_name) : name}</span>;
};

const Link = (shown: ShownField) =>
  shown.values.link === '' || shown.values.link_type === 'URL' ? (
    <ShownValue {...shown} />
  ) : (
    <TargetName {...shown} />
  );

/** The merge rules of a banner: the link merges together with its kind, and the period as a whole. */
export const bannerMerge: MergeRules = { together, needed, codes: bannerCodes, shown: { link: Link } };
