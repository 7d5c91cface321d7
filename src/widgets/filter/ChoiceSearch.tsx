import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { matchesWords } from '../../domain/shop';
import type { Choice } from './listFilter';

type ChoiceSearchProps = {
  id: string;
  choices: readonly Choice[] | undefined;
  chosen: Choice | undefined;
  /** What is written while nothing is chosen. */
  placeholder: string;
  onChange: (value: Choice['value'] | undefined) => void;
};

/** The search runs through every word of a choice. */
const matching = (choices: Choice[], { inputValue }: { inputValue: string }): Choice[] =>
  choices.filter(({ label }) => matchesWords(label, inputValue));

/** One of many choices of a filter, found by typing. */
export const ChoiceSearch = ({ id, choices, chosen, placeholder, onChange }: ChoiceSearchProps) => {
  const translate = useTranslate();
  return (
    <Autocomplete
      id={id}
      className="choice-search"
      options={choices ? [...choices] : []}
      value={chosen ?? null}
      disabled={!choices}
      autoHighlight
      filterOptions={matching}
      getOptionKey={({ value }) => String(value)}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onChange={(_, choice) => onChange(choice?.value)}
      noOptionsText={translate('widgets.filter.noChoice')}
      renderInput={(params) => <TextField {...params} placeholder={placeholder} />}
    />
  );
};
