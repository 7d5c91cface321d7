import { useTranslate } from 'ra-core';
import type { SelectFilter } from '../../widgets/filter/listFilter';

type PaperFilterProps = { filter: SelectFilter; value: unknown };

/** A filter in force, in words, within a `<dl>`. */
export const PaperFilter = ({ filter, value }: PaperFilterProps) => {
  const translate = useTranslate();
  const chosen = filter.useChoices().choices?.find((choice) => choice.value === value);
  return (
    <>
      <dt>{translate(filter.label)}</dt>
      <dd>{chosen?.label ?? String(value)}</dd>
    </>
  );
};
