import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { regionsQuery } from '../../dataProvider/regions';
import type { Region } from '../../dataProvider/wire';
import { PickerInput } from '../../form/PickerInput';
import { useFieldLabel } from '../../ui/text/words';
import {
  levelOfRegion,
  type RegionField,
  regionFields,
  regionsBelow,
  type SellerValues,
} from './sellerModel';
import { sellerRules } from './sellerRules';

/** Disabled until its parent is chosen (specification §4 'Region pickers cascade'); fetched with the focus, once per parent. */
export const RegionInput = ({ source }: { source: RegionField }) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const { getValues, setValue } = useFormContext<SellerValues>();
  const parent = regionFields[regionFields.indexOf(source) - 1];
  const above = useWatch({ name: parent ?? source }) as Region | null;
  const parentId = parent ? (above?.id ?? '') : '';
  const waitsForParent = parent !== undefined && parentId === '';
  const [isVisited, setVisited] = useState(false);
  const regions = useQuery({
    ...regionsQuery(levelOfRegion[source], parentId),
    enabled: isVisited && !waitsForParent,
  });
  return (
    <PickerInput<Region | null, Region>
      source={source}
      validate={sellerRules[source]}
      query={regions}
      itemOf={(region) => region}
      valueFrom={(region) => region}
      onChosen={() => {
        // A region that the host sent as text stays visible until a person has chosen it from the list.
        for (const child of regionsBelow(source))
          if (getValues(child)?.id !== '') setValue(child, null, { shouldDirty: true });
      }}
      onFocus={() => setVisited(true)}
      disabled={waitsForParent}
      placeholder={
        waitsForParent
          ? translate('field.picker.chooseFirst', { parent: fieldLabel(parent) })
          : translate('field.picker.placeholder')
      }
    />
  );
};
