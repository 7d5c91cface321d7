import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { matchesWords } from '../../domain/search';
import type { Choice } from './listFilter';

type ChoiceSearchProps = {
  id: string;
  choices: readonly Choice[] | undefined;
  chosen: Choice | undefined;
  placeholder: string;
  onChange: (value: Choice['value'] | undefined) => void;
};

/** Returns the choices whose label contains every typed word. */
const matchingChoices = (choices: Choice[], { inputValue }: { inputValue: string }): Choice[] =>
  choices.filter(({ label }) => matchesWords(label, inputValue));

/** An autocomplete for a filter with many choices. */
export const ChoiceSearch = ({ id, choices, chosen, placeholder, onChange }: ChoiceSearchProps) => {
  const translate = useTranslate();
  return (
    <Autocomplete
      id={id}
      options={choices ? [...choices] : []}
      value={chosen ?? null}
      disabled={!choices}
      autoHighlight
      filterOptions={matchingChoices}
      getOptionKey={({ value }) => String(value)}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onChange={(_, choice) => onChange(choice?.value)}
      noOptionsText={translate('widgets.filter.noChoice')}
      renderInput={(params) => <TextField {...params} placeholder={placeholder} />}
    />
  );
};
