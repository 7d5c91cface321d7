import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useInput, useRecordContext, useTranslate, ValidationError } from 'ra-core';
import type { z } from 'zod/mini';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { useFieldLabel } from '../../widgets/text/useFieldLabel';
import { bannerKey } from './bannerKey';
import { bannerRules } from './bannerRules';
import { type Banner, bannerTargets, type LinkType } from './bannerWire';

type Target = z.infer<typeof bannerTargets>[number];

/** Nobody reads through more: typing narrows them. */
const filterOptions = createFilterOptions<Target>({ limit: 50 });

const asChosen = (value: string): string => value;

/** A product, shop or category, found by its name. One that buyers can no longer open keeps its name; one that is gone is told so. */
export const TargetInput = ({ linkType }: { linkType: LinkType }) => {
  const translate = useTranslate();
  const label = useFieldLabel()('link');
  const words = (name: string): string => translate(bannerKey(`targets.${name}`));
  const { id, field, fieldState } = useInput<string>({
    source: 'link',
    parse: asChosen,
    validate: bannerRules.target,
  });
  const {
    data = [],
    isPending,
    isError,
  } = useResourceRead({
    name: 'targets',
    schema: bannerTargets,
    query: { link_type: linkType },
  });
  const stored = useRecordContext<Banner>();
  const value = field.value as string;
  const storedName = stored?.link === value ? stored.link_name : undefined;
  const chosen =
    value === ''
      ? null
      : (data.find((target) => target.id === value) ?? { id: value, name: storedName ?? words('gone') });
  const fault = fieldState.error?.message;
  return (
    <Autocomplete
      id={id}
      value={chosen}
      options={data}
      loading={isPending}
      loadingText={words('loading')}
      noOptionsText={words('none')}
      filterOptions={filterOptions}
      getOptionLabel={({ name }) => name}
      getOptionKey={(target) => target.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, target) => field.onChange(target?.id ?? '')}
      onBlur={() => field.onBlur()}
      renderInput={(props) => (
        <TextField
          {...props}
          name={field.name}
          label={label}
          required
          inputRef={field.ref}
          error={fault !== undefined || isError}
          helperText={
            fault === undefined ? (
              isError ? (
                words('failed')
              ) : (
                translate(bannerKey('help.target'))
              )
            ) : (
              <ValidationError error={fault} />
            )
          }
        />
      )}
    />
  );
};
