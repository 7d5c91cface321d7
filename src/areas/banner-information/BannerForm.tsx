import { useRecordContext, useTranslate, ValidationError } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import type { Picture } from '../../domain/format/photoFile';
import { groupedFigures } from '../../domain/format/rupiah';
import { fromWibInput, isInstant, toWibInput } from '../../domain/format/wibTime';
import { randomId } from '../../domain/randomId';
import { CalendarInput } from '../../form/CalendarInput';
import { ImageUploadInput } from '../../form/photo/ImageUploadInput';
import { FlagInput, SelectInput } from '../../form/SelectInput';
import { TextInput, type TextInputProps } from '../../form/TextInput';
import { useChoiceInput } from '../../form/useFormField';
import { CreateDrawer, DrawerHistory, EditDrawer } from '../../record/DrawerForm';
import { Picker } from '../../ui/field/Picker';
import { StateBadge } from '../../ui/text/badges';
import { useNow } from '../../ui/text/clock';
import { Instant } from '../../ui/text/values';
import { useFieldLabel, useResourceWords } from '../../ui/text/words';
import {
  bannerBodyOf,
  bannerCodes,
  bannerMerge,
  bannerRules,
  type BannerValues,
  bannerValuesOf,
  newBanner,
  periodOf,
  useTargetName,
} from './bannerModel';
import {
  type Banner,
  bannerPositions,
  bannerState,
  bannerTargets,
  isShaped,
  type LinkType,
  linkTypes,
  shapeOf,
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

const mostShown = 50;

/** Keeps the name of a target that buyers can no longer open, and reports a deleted one. */
const TargetInput = ({ linkType }: { linkType: LinkType }) => {
  const words = useResourceWords();
  const label = useFieldLabel()('link');
  const { id, field, fieldState, onUnfinished } = useChoiceInput<string>({
    source: 'link',
    parse: (target: string) => target,
    validate: bannerRules.target,
  });
  const query = { link_type: linkType };
  const targets = useResourceRead({ name: 'targets', schema: bannerTargets, query });
  const stored = useRecordContext<Banner>();
  const value = field.value as string;
  const storedName = stored?.link === value ? stored.link_name : null;
  const targetName = useTargetName(value, targets);
  const chosen = value === '' ? null : { id: value, name: storedName ?? targetName };
  const fault = fieldState.error?.message;
  return (
    <Picker
      id={id}
      value={chosen}
      onChange={(target) => field.onChange(target?.id ?? '')}
      onUnfinished={onUnfinished}
      onBlur={() => field.onBlur()}
      query={targets}
      labelOf={({ name }) => name}
      limit={mostShown}
      fault={
        fault && (
          <span key={fault}>
            <ValidationError error={fault} />
          </span>
        )
      }
      field={{
        name: field.name,
        label,
        ref: field.ref,
        required: true,
        helperText: words('help.target'),
      }}
    />
  );
};

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
        <TextInput
          source="link"
          validate={bannerRules.address}
          helperText="resources.master-data/banner-information.help.url"
          type="url"
        />
      ) : (
        <TargetInput key={linkType} linkType={linkType} />
      )}
    </>
  );
};

/**
 * An instant in WIB, whatever the browser's time zone; an untouched value keeps its seconds. The help text shows it in
 * Indonesian, because the browser's input follows the browser's language.
 */
const WibTimeInput = (props: Pick<TextInputProps, 'source' | 'validate' | 'helperText'>) => {
  const { source, helperText } = props;
  const translate = useTranslate();
  const label = useFieldLabel()(source);
  const value: unknown = useWatch({ name: source });
  const instant = typeof value === 'string' && isInstant(value) ? value : '';
  return (
    <CalendarInput
      {...props}
      type="datetime-local"
      label={translate('text.inWib', { label })}
      format={toWibInput}
      parse={fromWibInput}
      helperText={instant === '' ? helperText : <Instant value={instant} />}
    />
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
      <TextInput
        source="alt"
        validate={bannerRules.alt}
        helperText="resources.master-data/banner-information.help.alt"
      />
      <LinkInputs />
      <WibTimeInput source="start_at" helperText="resources.master-data/banner-information.help.start_at" />
      <WibTimeInput
        source="end_at"
        validate={bannerRules.end_at}
        helperText="resources.master-data/banner-information.help.end_at"
      />
      {/* Not required: if the host omits `is_active`, an update may omit it too. */}
      <FlagInput
        source="is_active"
        label={() => fieldLabel('is_active')}
        choiceLabel={(isOn) => words(`switched.${isOn}`)}
        helperText={false}
      />
      <ComingState />
      <DrawerHistory codes={bannerCodes} />
    </>
  );
};

export const BannerCreate = () => {
  const [uploadIdentity] = useState(() => randomId());
  return (
    <CreateDrawer values={newBanner} identifiedBy={['title', 'image']} bodyOf={bannerBodyOf}>
      <BannerInputs relatedIdentity={uploadIdentity} />
    </CreateDrawer>
  );
};

export const BannerEdit = () => {
  const { id = '' } = useParams();
  return (
    <EditDrawer<Banner> valuesOf={bannerValuesOf} merge={bannerMerge} bodyOf={bannerBodyOf}>
      <BannerInputs relatedIdentity={id} />
    </EditDrawer>
  );
};
