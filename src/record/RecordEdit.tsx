import {
  EditBase,
  type RaRecord,
  useCreatePath,
  useDataProvider,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'ra-core';
import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Navigate, useParams } from 'react-router';
import type { RecordVersion } from '../dataProvider/recordVersion';
import { FormFrame } from '../form/Form';
import { FormToolbar } from '../form/FormToolbar';
import {
  isOwn,
  type MergeRules,
  type Merging,
  MergingContext,
  type Sent,
  unmaskedBy,
} from '../form/save/merging';
import { type CheckSaved, OutcomeContext } from '../form/save/OutcomeHelp';
import { type SaveAlternative, SaveAlternativeButton } from '../form/save/SaveAlternativeButton';
import type { Review } from '../form/save/saveReview';
import { type AfterSave, useFormSubmit } from '../form/save/useFormSubmit';
import { PageHeader } from '../ui/PageHeader';
import { useRecordName, useResourceWords } from '../ui/text/words';
import { RecordSkeleton } from './RecordColumns';
import { useOpenedRecordQuery } from './useRecordQuery';

type RecordFormProps = {
  defaultValues?: FieldValues;
  /** Runs after a save. Defaults to opening the area's list. */
  afterSave?: AfterSave;
  /** A second save button with another `afterSave`. */
  alternative?: SaveAlternative;
  children: ReactNode;
};

/** The form of a create or edit page, inside RecordCreate or RecordEdit: inputs and a toolbar with Simpan and Batal. */
export const RecordForm = ({ defaultValues, afterSave, alternative, children }: RecordFormProps) => {
  const { submit, submitAnd, isSaved } = useFormSubmit(afterSave);
  return (
    <FormFrame defaultValues={defaultValues} onSubmit={submit} isSaved={isSaved}>
      {children}
      <FormToolbar>
        {alternative && <SaveAlternativeButton {...alternative} submitAnd={submitAnd} />}
      </FormToolbar>
    </FormFrame>
  );
};

type FormUnlessRefusedProps = {
  /** True if the user may read the record but not change it. */
  isRefused: boolean;
  children: ReactNode;
};

/**
 * The form of the record in context, or a redirect to its show page. Decided on mount: if the user loses the permission
 * later, the form keeps the typed values, and the server refuses the save.
 */
export const FormUnlessRefused = ({ isRefused, children }: FormUnlessRefusedProps) => {
  const [wasRefused] = useState(isRefused);
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  if (!wasRefused) return children;
  return record && resource ? (
    <Navigate replace to={createPath({ resource, id: record.id, type: 'show' })} />
  ) : null;
};

type RecordEditProps<T> = {
  /** Converts form values to the request body. Defaults to the form values. */
  transform?: (values: RaRecord) => FieldValues;
  /** Converts the record to form values. Defaults to the record. */
  valuesOf?: (record: T) => FieldValues;
  /** Returns the part of the form values that proves a save when the server has it too. Defaults to the request body. */
  changesOf?: (values: RaRecord) => unknown;
  /** Rules for merging with changes that others saved meanwhile. */
  merge?: MergeRules;
  /** Asks the user for confirmation before the request is sent. */
  review?: Review;
  /** Called after a save, in addition to the toast. */
  onSaved?: () => void;
  children: ReactNode;
};

const identity = (values: FieldValues) => values;
const plainMerge: MergeRules = {};

/**
 * The context of an edit page or drawer: it fetches the record once per opening, merges changes with the latest version,
 * saves pessimistically, shows the toast of specification §8, and can check a save whose response was lost. RouteGate checks
 * the permission, and keeps the form when the user loses it.
 */
export const RecordEdit = <T extends RaRecord>(props: RecordEditProps<T>) => {
  const { transform = identity, valuesOf = identity, changesOf = transform } = props;
  const { merge = plainMerge, review, onSaved, children } = props;
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { id = '' } = useParams();
  const sent = useRef<Sent | null>(null);

  const merging = useMemo<Merging>(
    () => ({
      id,
      rules: merge,
      valuesOf: (record) => valuesOf(record as T),
      transform,
      review,
      onSend: (save) => {
        sent.current = save;
      },
      lastSent: () => sent.current,
    }),
    [id, merge, valuesOf, transform, review],
  );

  const checkSaved: CheckSaved = async (typed) => {
    const latest: { data: T; meta?: RecordVersion } = await dataProvider.getOne<T>(resource, { id });
    const { data, meta } = latest;
    const theirs = valuesOf(data);
    const bodyOf = (form: FieldValues) => JSON.stringify(changesOf({ ...form, id: data.id }));
    const wanted = bodyOf(sent.current?.values ?? typed);
    const isKept = bodyOf(unmaskedBy(sent.current, theirs, merge)) === wanted;
    // A mask that matches proves nothing in a version of another user.
    return isKept && bodyOf(theirs) !== wanted && !isOwn(meta) ? null : isKept;
  };

  return (
    <EditBase
      disableAuthentication
      mutationMode="pessimistic"
      queryOptions={useOpenedRecordQuery('edit')}
      mutationOptions={{
        onSuccess: () => {
          notify('record.changed', { type: 'success' });
          onSaved?.();
        },
      }}
    >
      <OutcomeContext value={checkSaved}>
        <MergingContext value={merging}>{children}</MergingContext>
      </OutcomeContext>
    </EditBase>
  );
};

type EditPageProps<T> = Omit<RecordEditProps<T>, 'valuesOf' | 'children'> & {
  /** The text under the title; `record` is undefined while it is loading. Defaults to the record's name. */
  sentence?: (record: T | undefined) => string | undefined;
  /** Shown between heading and form, also while the record is loading. */
  note?: ReactNode;
  /** `<RecordForm>` with its inputs, and the dialog of a `review`. */
  children: (record: T) => ReactNode;
};

/** The line of the record's name while the record is loading, so that the form does not move when the name is there. */
const emptyLine = '\u00a0';

const EditView = <T extends RaRecord>({ sentence, note, children }: EditPageProps<T>) => {
  const words = useResourceWords();
  const nameOf = useRecordName();
  const record = useRecordContext<T>();
  return (
    <>
      <PageHeader
        title={words('editTitle')}
        sentence={sentence ? sentence(record) : record ? nameOf(record) : emptyLine}
      />
      {note}
      {/* The key remounts the form for another record. */}
      {record ? <Fragment key={record.id}>{children(record)}</Fragment> : <RecordSkeleton isForm />}
    </>
  );
};

/** The edit page of a record: the title `editTitle` of its resource, and the form once the record is loaded (RecordEdit). */
export const EditPage = <T extends RaRecord>(props: EditPageProps<T>) => (
  <RecordEdit<T> {...props}>
    <EditView {...props} />
  </RecordEdit>
);
