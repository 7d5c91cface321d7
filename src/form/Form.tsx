import { type ComponentProps, type ReactNode, type SubmitEventHandler, useLayoutEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import './Form.css';

/** Everything that a click acts on, except buttons inside of a field, which take no focus. */
const clicked =
  ':is(button, a[href], label, input:is([type="checkbox"], [type="radio"], [type="file"])):not([tabindex="-1"])';

const clickedControl = ({ target }: Event): HTMLElement | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>(clicked) : null;
  return element instanceof HTMLLabelElement ? element.control : element;
};

/** At mouse-down, the error of the field before it would move the control away from the pointer and lose the click. */
const focusAtClick = (form: HTMLFormElement | null): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const keepFocus = (event: Event) => {
    if (clickedControl(event)) event.preventDefault();
  };
  // Captures the click, so that the field is validated before anything else handles it.
  const moveFocus = (event: Event) => clickedControl(event)?.focus({ preventScroll: true });
  form?.addEventListener('mousedown', keepFocus, { signal });
  form?.addEventListener('click', moveFocus, { capture: true, signal });
  return () => listening.abort();
};

type FormProps<T extends FieldValues> = Omit<ComponentProps<'form'>, 'form' | 'onSubmit'> & {
  form: UseFormReturn<T>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
};

/**
 * It takes no values from the address: a link with `?source={…}` could fill in an account number or a password that somebody
 * else chose (docs/decisions.md 'A form is read once').
 */
export const Form = <T extends FieldValues>({ form, onSubmit, ...props }: FormProps<T>) => (
  <FormProvider {...form}>
    <form
      noValidate
      ref={focusAtClick}
      {...props}
      onSubmit={(event) => {
        // A form of a dialog over this one has handled its own.
        if (event.defaultPrevented) return;
        event.stopPropagation();
        onSubmit(event);
      }}
    />
  </FormProvider>
);

/** Those of a drawer's form include its button, which is outside of it. */
export const controlsOf = (form: HTMLFormElement | null | undefined): HTMLElement[] =>
  [...(form?.elements ?? [])].filter((element): element is HTMLElement => element instanceof HTMLElement);

/** Inert while they are sent: what was typed then would be neither sent nor kept. The focus goes on to the button that sends. */
export const Fields = ({ isSaving, children }: { isSaving: boolean; children: ReactNode }) => {
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isSaving || !fields.current?.contains(document.activeElement)) return;
    controlsOf(fields.current.closest('form'))
      .find((control) => control.matches('[type="submit"]'))
      ?.focus();
  }, [isSaving]);
  return (
    <div ref={fields} className="form-fields" inert={isSaving}>
      {children}
    </div>
  );
};
