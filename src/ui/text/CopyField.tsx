import { type ComponentProps, useEffect, useRef } from 'react';
import './CopyField.css';

/** Field whose text is selected when it appears, so that the keys copy it after the browser has refused. */
export const CopyField = (
  props: Omit<ComponentProps<'input'>, 'className' | 'readOnly' | 'ref' | 'onFocus'>,
) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      {...props}
      className="copy-by-hand"
      readOnly
      ref={field}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
};
