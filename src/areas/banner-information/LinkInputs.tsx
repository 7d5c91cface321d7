import { useFormContext, useWatch } from 'react-hook-form';
import { SelectInput } from '../../form/SelectInput';
import { TextInput } from '../../form/TextInput';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { bannerRules } from './bannerRules';
import { type LinkType, linkTypes } from './bannerWire';
import { TargetInput } from './TargetInput';

/** The inputs of a banner's link: its kind, then a target of that kind or a URL. A change of the kind clears the target. */
export const LinkInputs = () => {
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
