import { useQuery } from '@tanstack/react-query';
import { FieldTitle, useTranslate, ValidationError } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { regionsQuery } from '../../dataProvider/regions';
import { type Region, type RegionLevel } from '../../dataProvider/wire';
import { useChoiceInput } from '../../form/useFormField';
import { Picker } from '../../ui/field/Picker';
import { useFieldLabel } from '../../ui/text/words';
import { type SellerForm } from './sellerModel';
import { createRules } from './sellerRules';

type RegionField = keyof Pick<SellerForm, 'province' | 'city' | 'districts' | 'urbanVillage'>;

type RegionInputProps = {
  source: RegionField;
  level: RegionLevel;
  parent?: RegionField;
  clears: readonly RegionField[];
};

/**
 * Disabled until its parent is chosen (specification §4 'Region pickers cascade'). The list is fetched when the field gets
 * the focus, once per parent.
 */
export const RegionInput = ({ source, level, parent, clears }: RegionInputProps) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const { setValue } = useFormContext();
  const { id, field, fieldState, isRequired, onUnfinished } = useChoiceInput<Region | null>({
    source,
    validate: createRules[source],
    format: (region) => region,
    parse: (region: Region | null) => region,
  });
  const above = useWatch({ name: parent ?? source }) as Region | null;
  const parentId = parent ? (above?.id ?? '') : '';
  const waitsForParent = parent !== undefined && parentId === '';
  const [isVisited, setVisited] = useState(false);
  const regions = useQuery({ ...regionsQuery(level, parentId), enabled: isVisited && !waitsForParent });
  const fault = fieldState.error?.message;
  const chosen = field.value as Region | null;
  return (
    <Picker
      id={id}
      value={chosen}
      onChange={(region) => {
        if (region?.id === chosen?.id) return;
        field.onChange(region);
        for (const child of clears) setValue(child, null, { shouldDirty: true });
      }}
      onUnfinished={onUnfinished}
      onFocus={() => setVisited(true)}
      onBlur={() => field.onBlur()}
      query={regions}
      labelOf={({ name }) => name}
      disabled={waitsForParent}
      fault={
        fault && (
          <span key={fault}>
            <ValidationError error={fault} />
          </span>
        )
      }
      field={{
        name: field.name,
        ref: field.ref,
        label: <FieldTitle source={source} />,
        required: isRequired,
        placeholder: waitsForParent
          ? translate('field.picker.chooseFirst', { parent: fieldLabel(parent) })
          : translate('field.picker.placeholder'),
      }}
    />
  );
};
