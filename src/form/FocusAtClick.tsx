import { useEffect, useRef } from 'react';

/** Everything that a click acts on, except buttons inside of a field, which take no focus. */
const clicked =
  ':is(button, a[href], label, input:is([type="checkbox"], [type="radio"], [type="file"])):not([tabindex="-1"])';

const clickedControl = ({ target }: Event): HTMLElement | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>(clicked) : null;
  return element instanceof HTMLLabelElement ? element.control : element;
};

/**
 * Moves the focus to a clicked control of the form when the click ends, not when the button of the mouse goes down. The field
 * before it is validated when it loses the focus, and its error moves everything below it: the control would leave the
 * pointer, and the browser would drop the click.
 */
export const FocusAtClick = () => {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    const keepFocus = (event: Event) => {
      if (clickedControl(event)) event.preventDefault();
    };
    // Captures the click, so that the field is validated before anything else handles it.
    const moveFocus = (event: Event) => clickedControl(event)?.focus({ preventScroll: true });
    form?.addEventListener('mousedown', keepFocus);
    form?.addEventListener('click', moveFocus, true);
    return () => {
      form?.removeEventListener('mousedown', keepFocus);
      form?.removeEventListener('click', moveFocus, true);
    };
  }, []);
  return <span ref={mark} hidden />;
};
