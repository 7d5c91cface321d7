import { useRecordContext, ValidationError } from 'ra-core';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { asTyped } from '../../form/asTyped';
import { useChoiceInput } from '../../form/useChoiceInput';
import { Picker } from '../../ui/field/Picker';
import { useFieldLabel } from '../../ui/text/useFieldLabel';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { bannerRules } from './bannerRules';
import { type Banner, bannerTargets, type LinkType } from './bannerWire';
import { useTargetName } from './useTargetName';

const mostShown = 50;

/**
 * Finds a product, shop or category by its name. Keeps the name of a target that buyers can no longer open, and reports a
 * deleted one.
 */
export const TargetInput = ({ linkType }: { linkType: LinkType }) => {
  const words = useResourceWords();
  const label = useFieldLabel()('link');
  const { id, field, fieldState, onUnfinished } = useChoiceInput<string>({
    source: 'link',
    parse: asTyped,
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
