import { type SelectFilter, useFilterLabel } from '../../list/filter/listFilter';

type PaperFilterProps = { filter: SelectFilter; value: unknown };

/** A filter in force, in words, within a `<dl>`. */
export const PaperFilter = ({ filter, value }: PaperFilterProps) => {
  const label = useFilterLabel(filter);
  const chosen = filter.useChoices().choices?.find((choice) => choice.value === value);
  return (
    <>
      <dt>{label}</dt>
      <dd>{chosen?.label ?? String(value)}</dd>
    </>
  );
};
