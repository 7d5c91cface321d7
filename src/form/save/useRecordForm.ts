import {
  type RaRecord,
  useCreate,
  useDataProvider,
  useNotify,
  useRedirect,
  useResourceContext,
  useUpdate,
} from 'ra-core';
import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { useRecheckMay } from '../../authProvider/useMay';
import { fieldSentences } from '../../dataProvider/fieldErrors';
import { isOutdated, type RecordVersion } from '../../dataProvider/recordVersion';
import { ApiError, messageOf, unknownOutcomeOf } from '../../dataProvider/serverErrors';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { isSameVersion } from '../../domain/threeWay';
import { useFieldLabel } from '../../ui/text/words';
import { useConflictQuestion } from './conflict/ConflictDialog';
import { isIncomplete, isOwn, mergeForms, type MergeRules, type Sent, unmaskedBy } from './merging';
import { checkCreated, readFault, type SaveFailure } from './outcome';

/** 'again': somebody else, or the review itself, changed the record after it was read, so the merge starts again. */
type SaveStep = 'saved' | 'cancelled' | 'again';

/**
 * Calls `send` after a confirmation, and returns what it returned; or 'cancelled', or 'again' if the review itself changed the
 * record. `after` is the request body, `before` the record on the server, undefined for a new one.
 */
export type Review = (
  after: FieldValues,
  before: RaRecord | undefined,
  send: () => Promise<SaveStep>,
) => Promise<SaveStep>;

export type SaveResult = { kind: 'saved'; leave: () => void } | { kind: 'cancelled' } | SaveFailure;

export type AfterSave = (values: FieldValues) => void;

export type RecordFormOptions<T extends RaRecord> = {
  /** It must not change while the form is open; undefined for a new one. */
  record?: T;
  defaultValues?: FieldValues;
  valuesOf?: (record: T) => FieldValues;
  bodyOf?: (values: FieldValues) => FieldValues;
  /** What proves a save when the server has it too; defaults to the request body. */
  changesOf?: (values: FieldValues) => unknown;
  merge?: MergeRules;
  /** Of a form that creates; without it, nobody can say what became of a lost answer (`checkCreated`). */
  identifiedBy?: readonly string[];
  review?: Review;
  onSaved?: () => void;
  /** In the place of leaving for the list. */
  afterSave?: AfterSave;
};

export const useLeaveForList = (): (() => void) => {
  const redirect = useRedirect();
  const resource = useResourceContext();
  return useCallback(() => redirect('list', resource), [redirect, resource]);
};

/** As just read. */
type Latest = { data: RaRecord; meta?: RecordVersion };

/** While others keep changing the record. */
const maxAttempts = 5;

const same = (values: FieldValues): FieldValues => values;
const noRules: MergeRules = {};
const unreviewed: Review = (_after, _before, send) => send();

/**
 * A save of a stored record is a merge (docs/decisions.md 'A save is a merge'). Without an ETag, the record is read again after
 * a dialog was open. A submit during or after a successful save joins it, so that three Enters send one request: the
 * reads, the questions and the time until the page is left are no writes, which the data provider joins (`onlyOneWrite`).
 */
export const useRecordForm = <T extends RaRecord>(options: RecordFormOptions<T>) => {
  const { record, bodyOf = same, changesOf = bodyOf, merge: rules = noRules } = options;
  const { identifiedBy = [], review = unreviewed, onSaved } = options;
  const valuesOf = (options.valuesOf ?? same) as (record: RaRecord) => FieldValues;
  const resource = useResourceContext() ?? '';
  const action = record ? 'edit' : 'create';
  const askMay = useRecheckMay(action);
  const dataProvider = useDataProvider();
  const [create] = useCreate();
  const [update] = useUpdate();
  const notify = useNotify();
  const refreshAll = useRefreshAll();
  const labelOf = useFieldLabel();
  const leaveForList = useLeaveForList();
  const { ask, dialog } = useConflictQuestion();

  const form = useForm({
    defaultValues: record ? valuesOf(record) : options.defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { defaultValues: opened = {}, isSubmitting } = form.formState;
  const [result, setResult] = useState<SaveResult | null>(null);
  const running = useRef<Promise<void> | null>(null);
  const lastSent = useRef<Sent | null>(null);
  const closing = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);

  // Not before `result` is rendered, so that the dialog about unsaved changes does not open.
  useEffect(() => {
    if (result?.kind !== 'saved') return;
    refreshAll();
    result.leave();
  }, [result, refreshAll]);

  const readLatest = async (id: RaRecord['id']): Promise<Latest> => {
    try {
      return await dataProvider.getOne(resource, { id, signal: closing.current.signal });
    } catch (error) {
      throw readFault(error);
    }
  };

  const createNew = (mine: FieldValues): Promise<SaveStep> => {
    const body = bodyOf(mine);
    return review(body, undefined, async () => {
      await create(resource, { data: body }, { returnPromise: true });
      return 'saved';
    });
  };

  const replace = async (latest: Latest, id: RaRecord['id'], body: FieldValues): Promise<SaveStep> => {
    try {
      const params = { id, data: body, previousData: latest.data, meta: latest.meta };
      await update(resource, params, { returnPromise: true });
      return 'saved';
    } catch (error) {
      if (isOutdated(error)) return 'again';
      throw error;
    }
  };

  const mergeAndUpdate = async (id: RaRecord['id'], typed: FieldValues): Promise<SaveStep> => {
    const { signal } = closing.current;
    let [base, mine]: [FieldValues, FieldValues] = [opened, typed];
    for (let tries = 0; tries < maxAttempts; tries++) {
      const latest = await readLatest(id);
      const latestValues = valuesOf(latest.data);
      const theirs = isOwn(latest.meta) ? unmaskedBy(lastSent.current, latestValues, rules) : latestValues;
      if (isIncomplete(rules, { base, theirs })) throw new Error('save.conflict.unreadable');
      const merge = mergeForms(rules, { base, theirs, mine });
      const isAsked = merge.conflicts.length > 0;
      const taken = isAsked ? await ask({ rules, merge, record: latest.data, version: latest.meta }) : [];
      if (taken === null) return 'cancelled';
      // The next attempt starts from the merged values, so that the user is not asked again.
      [base, mine] = [theirs, merge.valuesWith(taken)];

      const sent = { mine, theirs };
      const body = bodyOf(mine);
      const mayBeOld = !latest.meta?.etag && (isAsked || options.review !== undefined);
      const step = await review(body, latest.data, async () => {
        if (mayBeOld && !isSameVersion(valuesOf((await readLatest(id)).data), latestValues)) return 'again';
        if (signal.aborted) return 'cancelled';
        lastSent.current = sent;
        return replace(latest, id, body);
      });
      if (step !== 'again') return step;
    }
    throw new Error('save.conflict.changing');
  };

  /** Null if a mask matches in a version of another user, which proves nothing. */
  const checkSaved = async (mine: FieldValues): Promise<boolean | null> => {
    if (!record) return checkCreated(dataProvider, resource, bodyOf(mine), identifiedBy);
    const latest: Latest = await dataProvider.getOne(resource, { id: record.id });
    const theirs = valuesOf(latest.data);
    const changes = (values: FieldValues) => JSON.stringify(changesOf({ ...values, id: latest.data.id }));
    const wanted = changes(lastSent.current?.mine ?? mine);
    const isKept = changes(unmaskedBy(lastSent.current, theirs, rules)) === wanted;
    return isKept && changes(theirs) !== wanted && !isOwn(latest.meta) ? null : isKept;
  };

  const fail = (error: unknown, values: FieldValues, element: HTMLFormElement | null): SaveFailure => {
    if (error instanceof ApiError && error.fields.length > 0) {
      // The values have more names than the form has fields. An error without a field would block every later submit.
      const inForm = (name: string) => Boolean(element?.elements.namedItem(name));
      const { sentences, unknown } = fieldSentences(error, { inForm, labelOf });
      for (const [name, message] of sentences) form.setError(name, { type: 'server', message });
      return { kind: 'refused', message: error.message, elsewhere: unknown.join('; ') };
    }
    const message = unknownOutcomeOf(error);
    if (message === undefined) return { kind: 'failed', message: messageOf(error) };
    // The server may have stored the data, so every list is refetched.
    refreshAll();
    return { kind: 'unknown', message, check: () => checkSaved(values) };
  };

  const save = async (values: FieldValues, afterSave: AfterSave): Promise<SaveResult> => {
    if (!(await askMay())) return { kind: 'failed', message: 'save.revoked.refused' };
    const step = await (record ? mergeAndUpdate(record.id, values) : createNew(values));
    if (step !== 'saved') return { kind: 'cancelled' };
    notify(record ? 'record.changed' : 'record.saved', { type: 'success' });
    onSaved?.();
    return { kind: 'saved', leave: () => afterSave(values) };
  };

  const submit = (event: SyntheticEvent, afterSave = options.afterSave ?? leaveForList): Promise<void> => {
    const element = event.currentTarget.closest('form');
    const begin = async (values: FieldValues): Promise<void> => {
      setResult(null);
      const next = await save(values, afterSave).catch((error: unknown) => fail(error, values, element));
      if (next.kind !== 'saved') running.current = null;
      setResult(next);
    };
    return form.handleSubmit(
      (values) => (running.current ??= begin(values)),
      () => setResult((last) => (last?.kind === 'saved' ? last : null)),
    )(event);
  };

  return { form, submit, result, isSaving: isSubmitting, action, rules, dialog };
};

export type RecordFormState = ReturnType<typeof useRecordForm>;
