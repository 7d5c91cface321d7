import { useTranslate } from 'ra-core';
import { matchesWords } from '../../domain/search';
import { Combobox } from '../../ui/field/Combobox';
import type { Choice } from './listFilter';

type ChoiceSearchProps = {
  label: string;
  choices: readonly Choice[] | undefined;
  chosen: Choice | undefined;
  placeholder: string;
  onChange: (value: Choice['value'] | undefined) => void;
};

/** Returns the choices whose label contains every typed word. */
const matchingChoices = (choices: Choice[], { inputValue }: { inputValue: string }): Choice[] =>
  choices.filter(({ label }) => matchesWords(label, inputValue));

/** An autocomplete for a filter with many choices. */
export const ChoiceSearch = ({ label, choices, chosen, placeholder, onChange }: ChoiceSearchProps) => {
  const translate = useTranslate();
  return (
    <Combobox<Choice>
      options={choices ?? []}
      value={chosen ?? null}
      disabled={!choices}
      filterOptions={matchingChoices}
      labelOf={(choice) => choice.label}
      getOptionKey={({ value }) => String(value)}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onChange={(_, choice) => onChange(choice?.value)}
      emptyText={translate('filter.noChoice')}
      field={{ label, placeholder }}
    />
  );
};
