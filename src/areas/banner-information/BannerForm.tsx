import { useParams, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import type { Picture } from '../../domain/format/photoFile';
import { groupedFigures } from '../../domain/format/rupiah';
import { randomId } from '../../domain/randomId';
import { ImageUploadInput } from '../../form/photo/ImageUploadInput';
import { PickerInput } from '../../form/PickerInput';
import { ShownValue } from '../../form/save/conflict/ConflictDialog';
import type { MergeRules, ShownField } from '../../form/save/merging';
import { FlagInput, SelectInput } from '../../form/SelectInput';
import { TextInput, WibTimeInput } from '../../form/TextInput';
import { CreateDrawer, DrawerHistory, EditDrawer } from '../../record/DrawerForm';
import { useNow } from '../../ui/text/clock';
import { StateBadge } from '../../ui/text/texts';
import { useFieldLabel, useResourceWords } from '../../ui/text/words';
import {
  bannerBodyOf,
  bannerCodes,
  bannerMerge,
  bannerRules,
  type BannerValues,
  bannerValuesOf,
  isShaped,
  newBanner,
  periodOf,
  shapeOf,
} from './bannerModel';
import {
  type Banner,
  bannerPositions,
  bannerState,
  bannerTargets,
  type LinkType,
  linkTypes,
} from './bannerWire';

const BannerImageInput = ({ relatedIdentity }: { relatedIdentity: string }) => {
  const words = useResourceWords();
  const [image, position] = useWatch({ name: ['image', 'position'] }) as [Picture | null, string];
  const [size, setSize] = useState({ width: 0, height: 0 });
  const shape = shapeOf(position);
  const pixels = ({ width, height } = size) =>
    words('pixels', { width: groupedFigures(width), height: groupedFigures(height) });
  const isOther = shape && image && size.height > 0 && !isShaped(size, shape);
  return (
    <ImageUploadInput
      source="image"
      relatedIdentity={relatedIdentity}
      validate={bannerRules.image}
      subtitle={words('help.image', { size: shape ? pixels(shape) : '' })}
      aspect={shape && shape.width / shape.height}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setSize({ width: naturalWidth, height: naturalHeight })
      }
    >
      <div role="status">
        {isOther && (
          <p className="caution">
            {words('otherShape', {
              size: pixels(),
              place: words(`positions.${position}`),
              placeSize: pixels(shape),
            })}
          </p>
        )}
      </div>
    </ImageUploadInput>
  );
};

type LinkOf = Pick<BannerValues, 'link_type' | 'link'>;

/** By its id until the list is here: only a loaded list shows that the target was deleted. */
const useTargets = ({ link_type, link }: LinkOf, stored: Banner | undefined, isOffered: boolean) => {
  const translate = useTranslate();
  const words = useResourceWords();
  const storedName = stored?.link === link ? (stored.link_name ?? null) : null;
  const targets = useResourceRead({
    name: 'targets',
    schema: bannerTargets,
    query: { link_type },
    enabled: isOffered || storedName === null,
  });
  const { data, isPending } = targets;
  const named = data ? (data.find(({ id }) => id === link)?.name ?? words('targetGone')) : link;
  return { targets, name: storedName ?? (isPending ? translate('field.picker.loading') : named) };
};

const TargetInput = ({ linkType }: { linkType: LinkType }) => {
  const words = useResourceWords();
  const link = String(useWatch({ name: 'link' }) ?? '');
  const { targets, name } = useTargets({ link_type: linkType, link }, useRecordContext<Banner>(), true);
  return (
    <PickerInput
      source="link"
      validate={bannerRules.target}
      query={targets}
      itemOf={(id: string) => (id === '' ? null : { id, name })}
      valueFrom={(target) => target?.id ?? ''}
      limit={50}
      helperText={words('help.target')}
    />
  );
};

const TargetName = ({ values, record }: ShownField) => (
  <span>{useTargets(values as BannerValues, record as Banner, false).name}</span>
);

const Link = (shown: ShownField) =>
  shown.values.link === '' || shown.values.link_type === 'URL' ? (
    <ShownValue {...shown} />
  ) : (
    <TargetName {...shown} />
  );

const merge: MergeRules = { ...bannerMerge, shown: { link: Link } };

const LinkInputs = () => {
  const words = useResourceWords();
  const { setValue, clearErrors } = useFormContext();
  const linkType = useWatch({ name: 'link_type' }) as LinkType;
  return (
    <>
      <SelectInput
        source="link_type"
        choices={linkTypes.map((id) => ({ id, name: words(`linkTypes.${id}`) }))}
        onChosen={() => {
          setValue('link', '', { shouldDirty: true });
          clearErrors('link');
        }}
      />
      {linkType === 'URL' ? (
        <TextInput source="link" validate={bannerRules.address} helperText={words('help.url')} type="url" />
      ) : (
        <TargetInput key={linkType} linkType={linkType} />
      )}
    </>
  );
};

/** What is saved may differ, if another user changed the period meanwhile. */
const ComingState = () => {
  const words = useResourceWords();
  const now = useNow();
  const form = useWatch() as BannerValues;
  if (typeof form.is_active !== 'boolean') return null;
  const state = bannerState({ ...periodOf(form), is_active: form.is_active }, now);
  return (
    <p role="status">
      <span>{words('period.becomes')}</span> <StateBadge state={state} />
    </p>
  );
};

const BannerInputs = ({ relatedIdentity }: { relatedIdentity: string }) => {
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  return (
    <>
      <TextInput source="title" validate={bannerRules.title} />
      <SelectInput
        source="position"
        choices={bannerPositions.map((id) => ({ id, name: words(`positions.${id}`) }))}
      />
      <BannerImageInput relatedIdentity={relatedIdentity} />
      <TextInput source="alt" validate={bannerRules.alt} helperText={words('help.alt')} />
      <LinkInputs />
      <WibTimeInput source="start_at" helperText={words('help.start_at')} />
      <WibTimeInput source="end_at" validate={bannerRules.end_at} helperText={words('help.end_at')} />
      {/* Not required: if the host omits `is_active`, an update may omit it too. */}
      <FlagInput
        source="is_active"
        label={() => fieldLabel('is_active')}
        choiceLabel={(isOn) => words(`switched.${isOn}`)}
      />
      <ComingState />
      <DrawerHistory codes={bannerCodes} />
    </>
  );
};

export const BannerCreate = () => {
  const [uploadIdentity] = useState(() => randomId());
  return (
    <CreateDrawer defaultValues={newBanner} identifiedBy={['title', 'image']} bodyOf={bannerBodyOf}>
      <BannerInputs relatedIdentity={uploadIdentity} />
    </CreateDrawer>
  );
};

export const BannerEdit = () => {
  const { id = '' } = useParams();
  return (
    <EditDrawer<Banner> valuesOf={bannerValuesOf} merge={merge} bodyOf={bannerBodyOf}>
      <BannerInputs relatedIdentity={id} />
    </EditDrawer>
  );
};
