import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { FieldTitle, useInput, useTranslate, ValidationError, type Validator } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { getRegions } from '../../dataProvider/regions';
import type { Region, RegionLevel } from '../../dataProvider/wire';
import { useFieldLabel } from '../../widgets/text/useFieldLabel';
import type { SellerForm } from './sellerRecord';

type RegionField = keyof Pick<SellerForm, 'province' | 'city' | 'districts' | 'urbanVillage'>;

type RegionInputProps = {
  source: RegionField;
  level: RegionLevel;
  /** The field whose choice this one waits for; a province waits for none. */
  parent?: RegionField;
  /** The fields that a new choice makes meaningless. */
  clears: readonly RegionField[];
  validate: Validator | Validator[];
};

/**
 * A searchable picker of one region level; its value is the region. The list is fetched when a person first comes to
 * the field, once per parent; a list that arrives for a former parent lands in that parent's cache and nowhere else.
 * What the record holds is shown before any list is there. A list that fails says so at the field.
 */
export const RegionInput = ({ source, level, parent, clears, validate }: RegionInputProps) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const { setValue } = useFormContext();
  const { id, field, fieldState, isRequired } = useInput<Region | null>({
    source,
    validate,
    format: (region) => region,
    parse: (region: Region | null) => region,
  });
  const above = useWatch({ name: parent ?? source }) as Region | null;
  const parentId = parent ? (above?.id ?? '') : '';
  const waitsForParent = parent !== undefined && parentId === '';
  const [isVisited, setVisited] = useState(false);

  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['regions', level, parentId],
    queryFn: ({ signal }) => getRegions(level, parentId, signal),
    enabled: isVisited && !waitsForParent,
    staleTime: Infinity,
  });

  const value = field.value as Region | null;
  const list = data ?? [];
  const options = value && !list.some((region) => region.id === value.id) ? [value, ...list] : list;
  const error = fieldState.error?.message;
  const hasNoList = isError && !isFetching && !waitsForParent;
  const help = hasNoList ? (
    <>
      {translate('resources.member-list/seller.region.failed')}{' '}
      <Link component="button" type="button" color="error" onClick={() => void refetch()}>
        {translate('widgets.feedback.retry')}
      </Link>
    </>
  ) : error ? (
    <ValidationError error={error} />
  ) : null;

  return (
    <Autocomplete
      id={id}
      value={value}
      options={options}
      getOptionLabel={(region) => region.name}
      getOptionKey={(region) => region.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, region) => {
        field.onChange(region);
        for (const child of clears) setValue(child, null, { shouldDirty: true });
      }}
      onFocus={() => {
        setVisited(true);
      }}
      onBlur={() => {
        field.onBlur();
      }}
      disabled={waitsForParent}
      loading={isFetching}
      loadingText={translate('resources.member-list/seller.region.loading')}
      noOptionsText={translate(
        hasNoList ? 'resources.member-list/seller.region.failed' : 'resources.member-list/seller.region.none',
      )}
      autoHighlight
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle source={source} isRequired={isRequired} />}
          placeholder={
            waitsForParent
              ? translate('resources.member-list/seller.region.chooseFirst', { parent: fieldLabel(parent) })
              : translate('resources.member-list/seller.region.placeholder')
          }
          error={hasNoList || fieldState.invalid}
          helperText={help}
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {isFetching && <CircularProgress size={16} aria-hidden="true" />}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
};
