import {
  type RaRecord,
  useBlocker,
  useCreatePath,
  useLocation,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { useMay } from '../authProvider/useMay';
import { Button, Ring } from '../ui/Button';
import { ConfirmDialog } from '../ui/Dialog';
import { LinkButton } from '../ui/LinkButton';
import { InfoBox } from '../ui/Notice';
import { useAskBeforeClosing } from '../ui/StayDuring';
import { clockTime } from '../ui/text/clock';
import { drafts, useKeepDraft } from './drafts/drafts';
import { ErrorSummary } from './ErrorSummary';
import { Fields, Form } from './Form';
import { mergeForms, type MergeRules } from './save/merging';
import {
  type AfterSave,
  type RecordFormOptions,
  type RecordFormState,
  useRecordForm,
} from './save/useRecordForm';
import './RecordForm.css';

/** During a save it waits for the outcome, because the changes are already on their way. */
const LeaveDialog = ({ hasChanges, isSaving }: { hasChanges: boolean; isSaving: boolean }) => {
  const translate = useTranslate();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );

  // A save navigates while `hasChanges` is still true, so the navigation proceeds once the changes are gone.
  useEffect(() => {
    if (state === 'blocked' && !hasChanges) proceed();
  }, [state, hasChanges, proceed]);

  useAskBeforeClosing(hasChanges);

  return (
    <ConfirmDialog
      open={state === 'blocked' && hasChanges && !isSaving}
      title={translate('save.unsaved.title')}
      text={translate('save.unsaved.text')}
      confirmLabel={translate('save.unsaved.discard')}
      cancelLabel={translate('save.unsaved.stay')}
      negative
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  );
};

/** A restored draft is merged with what others saved meanwhile, unless the record is new and has no `rules`. */
const UnsavedChanges = ({ isSaved, rules }: { isSaved: boolean; rules?: MergeRules }) => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const { getValues, reset, formState } = useFormContext();
  const { isReady } = formState;
  const { defaultValues, dirtyFields, isSubmitting } = useFormState();
  const hasChanges = !isSaved && Object.keys(dirtyFields).length > 0;
  const [restored, setRestored] = useState(() => drafts.at(pathname));
  const withoutDraft = useRef<FieldValues>({});

  const opened = rules ? defaultValues : undefined;
  useKeepDraft({ path: pathname, to: pathname + search, opened, hasChanges, values: getValues });

  // Waits until all inputs are registered, because each of them adds its default value.
  useEffect(() => {
    const draft = isReady ? drafts.at(pathname) : null;
    if (!draft) return;
    withoutDraft.current = defaultValues ?? {};
    let { values } = draft;
    if (rules && draft.opened) {
      const forms = { base: draft.opened, theirs: withoutDraft.current, mine: values };
      const merge = mergeForms(rules, forms);
      reset(merge.baseValues);
      values = merge.valuesWith([]);
    }
    reset(values, { keepDefaultValues: true });
    drafts.discard(pathname);
  }, [isReady, pathname, reset, rules, defaultValues]);

  return (
    <>
      <div role="status" className="form-notice">
        {restored && (
          <InfoBox
            title={translate('form.draft.restored', { time: clockTime(restored.keptAt) })}
            actions={
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                onClick={() => {
                  reset(withoutDraft.current);
                  setRestored(null);
                }}
              >
                {translate('form.draft.discard')}
              </Button>
            }
          />
        )}
      </div>
      {!isSaved && <LeaveDialog hasChanges={hasChanges} isSaving={isSubmitting} />}
    </>
  );
};

type FormFrameProps = {
  recordForm: RecordFormState;
  id?: string;
  className?: string;
  toolbar?: ReactNode;
  children: ReactNode;
};

/** A form that saves a record, on a page or in a drawer: it adds the notices, the error summary and the dialogs to `children`. */
export const FormFrame = ({ recordForm, toolbar, children, ...props }: FormFrameProps) => {
  const { form, submit, result, action, rules, dialog, isSaving } = recordForm;
  const translate = useTranslate();
  // The right may end while the form is open.
  const maySave = useMay(action);
  return (
    <Form form={form} onSubmit={(event) => void submit(event)} {...props}>
      <div role="status" className="form-notice">
        {!maySave && (
          <InfoBox title={translate('save.revoked.title')}>{translate('save.revoked.text')}</InfoBox>
        )}
      </div>
      <UnsavedChanges isSaved={result?.kind === 'saved'} {...(action === 'edit' && { rules })} />
      <ErrorSummary result={result} />
      <Fields isSaving={isSaving}>{children}</Fields>
      {toolbar}
      {dialog}
    </Form>
  );
};

/**
 * Never disabled: a click shows the missing fields (docs/reliability.md 'Accessibility'), and during a save it keeps the
 * focus. `form` is the id of a form elsewhere.
 */
export const SaveButton = ({ isSaving, form }: { isSaving: boolean; form?: string }) => {
  const translate = useTranslate();
  return (
    <Button
      type="submit"
      form={form}
      variant="contained"
      startIcon={isSaving ? <Ring /> : undefined}
      off={isSaving}
    >
      {translate('ra.action.save')}
    </Button>
  );
};

type RecordFormProps<T extends RaRecord> = RecordFormOptions<T> & {
  /** A second button, which does not submit, so that Enter in a field triggers Simpan. */
  alternative?: { label: string; afterSave: AfterSave };
  children: ReactNode;
};

export const RecordForm = <T extends RaRecord>({ alternative, children, ...options }: RecordFormProps<T>) => {
  const translate = useTranslate();
  const list = useCreatePath()({ resource: useResourceContext(), type: 'list' });
  const recordForm = useRecordForm(options);
  const { submit, isSaving } = recordForm;
  return (
    <FormFrame
      recordForm={recordForm}
      toolbar={
        <div className="form-toolbar not-printed card flow">
          <LinkButton to={list} variant="outlined" color="inherit">
            {translate('ra.action.cancel')}
          </LinkButton>
          {alternative && (
            <Button
              variant="outlined"
              off={isSaving}
              onClick={(event) => void submit(event, alternative.afterSave)}
            >
              {alternative.label}
            </Button>
          )}
          <SaveButton isSaving={isSaving} />
        </div>
      }
    >
      {children}
    </FormFrame>
  );
};
