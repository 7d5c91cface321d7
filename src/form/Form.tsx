import { Form as RaForm, type FormProps, RouterProviderContext, useRouterProvider } from 'ra-core';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { DraftKeeper } from './DraftKeeper';
import { ErrorSummary } from './ErrorSummary';
import { MergingContext } from './save/merging';
import { RecordMerge } from './save/RecordMerge';
import { RevokedNotice } from './save/RevokedNotice';
import { UnsavedChangesDialog } from './save/UnsavedChangesDialog';

/**
 * A form that takes no values from the address: a link with `?source={…}` could fill in an account number or a password that
 * somebody else chose (docs/decisions.md 'A form is read once').
 */
export const Form = ({ children, ...props }: FormProps) => {
  const router = useRouterProvider();
  const withoutSearch = useMemo(
    () => ({ ...router, useLocation: () => ({ ...router.useLocation(), search: '' }) }),
    [router],
  );
  return (
    <RouterProviderContext value={withoutSearch}>
      <RaForm {...props}>
        <RouterProviderContext value={router}>{children}</RouterProviderContext>
      </RaForm>
    </RouterProviderContext>
  );
};

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
const FocusAtClick = () => {
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

type FormFrameProps = FormProps & {
  /** True if the form's values are saved, so that leaving needs no confirmation. */
  isSaved: boolean;
};

/**
 * The frame of every form that saves a record, on a page or in a drawer: draft, error summary, merge with changes of others,
 * and the confirmation before unsaved changes are lost. A field is validated on its first blur and then on every change.
 */
export const FormFrame = ({ isSaved, children, ...form }: FormFrameProps) => {
  const merging = useContext(MergingContext);
  return (
    <Form
      mode="onTouched"
      shouldFocusError={false}
      noValidate
      warnWhenUnsavedChanges={!isSaved}
      WarnWhenUnsavedChangesComponent={UnsavedChangesDialog}
      // ErrorSummary notifies, and not of a cancelled save, which is no invalid form.
      disableInvalidFormNotification
      {...form}
    >
      <FocusAtClick />
      <RevokedNotice />
      <DraftKeeper />
      <ErrorSummary />
      {children}
      {merging && <RecordMerge merging={merging} />}
    </Form>
  );
};
