import { SelectInput } from 'react-admin';

type UnknownSwitchInputProps = Pick<
  Parameters<typeof SelectInput>[0],
  'source' | 'validate' | 'helperText'
> & {
  /** The words of each choice. */
  label: (isOn: boolean) => string;
};

/**
 * In place of a `<SwitchInput>` where the host does not say how it is set: a choice without a default, because a switch would
 * start as one of the two (docs/decisions/0065).
 */
export const UnknownSwitchInput = ({ label, ...input }: UnknownSwitchInputProps) => (
  <SelectInput
    {...input}
    choices={[true, false].map((id) => ({ id, name: label(id) }))}
    translateChoice={false}
    margin="none"
  />
);
