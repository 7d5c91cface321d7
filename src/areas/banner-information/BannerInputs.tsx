import { useWatch } from 'react-hook-form';
import { FlagInput } from '../../form/FlagInput';
import { SelectInput } from '../../form/SelectInput';
import { TextInput } from '../../form/TextInput';
import { DrawerHistory } from '../../record/DrawerHistory';
import { StateBadge } from '../../ui/text/StateBadge';
import { useFieldLabel } from '../../ui/text/useFieldLabel';
import { useNow } from '../../ui/text/useNow';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { bannerCodes } from './bannerCodes';
import { type BannerForm, periodOf } from './bannerForm';
import { BannerImageInput } from './BannerImageInput';
import { bannerRules } from './bannerRules';
import { bannerPositions, bannerState } from './bannerWire';
import { LinkInputs } from './LinkInputs';
import { WibTimeInput } from './WibTimeInput';

/** Shows the state by the period and the switch in the form; what is saved may differ, if another user changed them meanwhile. */
const ComingState = () => {
  const words = useResourceWords();
  const now = useNow();
  const form = useWatch() as BannerForm;
  if (typeof form.is_active !== 'boolean') return null;
  const state = bannerState({ ...periodOf(form), is_active: form.is_active }, now);
  return (
    <p role="status">
      <span>{words('period.becomes')}</span> <StateBadge state={state} />
    </p>
  );
};

/** The inputs of a banner. */
export const BannerInputs = ({ relatedIdentity }: { relatedIdentity: string }) => {
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
