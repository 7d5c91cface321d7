import { useResourceRead } from '../../dataProvider/useResourceRead';
import { writtenInstant } from '../../format/wibTime';
import { ShownValue } from '../../widgets/save/conflict/ShownValue';
import type { MergeRules, ShownField } from '../../widgets/save/merging';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { BannerForm } from './bannerForm';
import { bannerTargets } from './bannerWire';
import { useTargetName } from './useTargetName';

const together: readonly (readonly (keyof BannerForm)[])[] = [
  ['link_type', 'link'],
  ['start_at', 'end_at'],
];

const needed: readonly (keyof BannerForm)[] = ['title', 'image', 'alt', 'link_type', 'link', 'position'];

/** The name of the product, shop or category that a link leads to. */
const TargetName = ({
  linkType,
  link,
  record,
}: {
  linkType: string;
  link: string;
  record: ShownField['record'];
}) => {
  const isStored = record.link === link && typeof record.link_name === 'string';
  const targets = useResourceRead({
    name: 'targets',
    schema: bannerTargets,
    query: { link_type: linkType },
    enabled: !isStored,
  });
  const name = useTargetName(link, targets);
  return isStored ? String(record.link_name) : name;
};

const Shown = ({ field, values, record }: ShownField) => {
  const words = useResourceWords();
  const value = values[field];
  if (typeof value === 'string' && value !== '') {
    if (field === 'position') return words(`positions.${value}`);
    if (field === 'link_type') return words(`linkTypes.${value}`);
    if (field === 'link' && values.link_type !== 'URL')
      return <TargetName linkType={String(values.link_type)} link={value} record={record} />;
    if (field === 'start_at' || field === 'end_at') return writtenInstant(value);
  }
  return <ShownValue field={field} values={values} />;
};

/** The merge rules of a banner: the link merges together with its kind, and the period as a whole. */
export const bannerMerge: MergeRules = { together, needed, Shown };
