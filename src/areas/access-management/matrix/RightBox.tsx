import type { ReactNode } from 'react';

type RightBoxProps = {
  /** The accessible name: the right that the box grants. */
  label: string;
  checked: boolean;
  disabled: boolean;
  /** True while some of the rights that the box covers are ticked, but not all. */
  mixed?: boolean;
  /** The tooltip: the reason for the state of the box. */
  hint?: string | undefined;
  onToggle: () => void;
  children?: ReactNode;
};

/** One checkbox of the matrix; a click anywhere in its cell toggles it. */
export const RightBox = ({
  label,
  checked,
  disabled,
  mixed = false,
  hint,
  onToggle,
  children,
}: RightBoxProps) => (
  <label className="right-box" title={hint}>
    <input
      ref={(input) => {
        if (input) input.indeterminate = mixed;
      }}
      type="checkbox"
      // A refusal by the server is shown at the field of this name.
      name="permissions"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onToggle}
    />
    <span>{children}</span>
  </label>
);
