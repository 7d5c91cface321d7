import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../widgets/form/ChoiceInput';
import { FormTextInput } from '../../widgets/form/FormTextInput';
import { SwitchInput } from '../../widgets/form/SwitchInput';
import { ImageUploadInput } from '../../widgets/photo/ImageUploadInput';
import { StateBadge } from '../../widgets/text/StateBadge';
import { useFieldLabel } from '../../widgets/text/useFieldLabel';
import { useNow } from '../../widgets/text/useNow';
import { type BannerForm, periodOf } from './bannerForm';
import { bannerKey } from './bannerKey';
import { bannerRules } from './bannerRules';
import { bannerPositions, bannerState } from './bannerWire';
import { LinkInputs } from './LinkInputs';
import { WibTimeInput } from './WibTimeInput';

const ActiveInput = () => {
  const label = useFieldLabel()('is_active');
  return <SwitchInput source="is_active" label={() => label} />;
};

/** The state that the period and the switch give, while they are being chosen. */
const ComingState = () => {
  const translate = useTranslate();
  const now = useNow();
  const form = useWatch() as BannerForm;
  const state = bannerState({ ...periodOf(form), is_active: form.is_active }, now);
  return (
    <p className="banner-coming" role="status">
      {translate(bannerKey('period.becomes'))} <StateBadge state={state} />
    </p>
  );
};

/** The inputs of a banner. */
export const BannerInputs = ({ relatedIdentity }: { relatedIdentity: string }) => {
  const translate = useTranslate();
  return (
    <>
      <FormTextInput source="title" validate={bannerRules.title} />
      <ImageUploadInput
        source="image"
        relatedIdentity={relatedIdentity}
        validate={bannerRules.image}
        subtitle={translate(bannerKey('help.image'))}
      />
      <FormTextInput source="alt" validate={bannerRules.alt} helperText={bannerKey('help.alt')} />
      <LinkInputs />
      <ChoiceInput
        source="position"
        choices={bannerPositions.map((value) => ({
          value,
          label: translate(bannerKey(`positions.${value}`)),
        }))}
      />
      <WibTimeInput source="start_at" helperText={bannerKey('help.start_at')} />
      <WibTimeInput source="end_at" validate={bannerRules.end_at} helperText={bannerKey('help.end_at')} />
      <ActiveInput />
      <ComingState />
    </>
  );
};
