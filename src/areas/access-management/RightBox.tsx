import { type ReactNode, useEffect, useRef } from 'react';

type RightBoxProps = {
  /** What the box gives, for assistive technology. */
  label: string;
  checked: boolean;
  disabled: boolean;
  /** Neither all nor none. */
  mixed?: boolean;
  /** Why the box is as it is. */
  hint?: string | undefined;
  onToggle: () => void;
  /** Words beside the box. */
  children?: ReactNode;
};

/** One box of the matrix; the whole cell around it takes the press. */
export const RightBox = ({
  label,
  checked,
  disabled,
  mixed = false,
  hint,
  onToggle,
  children,
}: RightBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="right-box" title={hint}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
      />
      {children}
    </label>
  );
};
