import { useState } from 'react';

/**
 * The text of an input until its value changes elsewhere, such as by the Back button. A value that the input has sent itself
 * must not overwrite what was typed since.
 */
export const useTyped = (value: string, onReplaced?: () => void) => {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
      onReplaced?.();
    }
  }
  return { typed, setTyped, sent, setSent };
};
