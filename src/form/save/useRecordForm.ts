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
import { largestPage } from '../../config';
import { fieldSentences } from '../../dataProvider/fieldErrors';
import { isOutdated, type RecordVersion } from '../../dataProvider/recordVersion';
import { ApiError, isNetworkError, unknownOutcomeOf } from '../../dataProvider/serverErrors';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { isSameVersion } from '../../domain/threeWay';
import { useFieldLabel } from '../../ui/text/words';
import { useConflictQuestion } from './conflict/ConflictDialog';
import { isIncomplete, isOwn, mergeForms, type MergeRules, type Sent, unmaskedBy } from './merging';

/** 'outdated': the record was changed after its version was read. */
type Attempt = 'saved' | 'cancelled' | 'outdated';

/**
 * Calls `send` after a confirmation, and returns what it returned; or 'cancelled', or 'outdated' if the review itself changed
 * the record. `after` is the request body, `before` the record on the server, undefined for a new one.
 */
export type Review = (
  after: FieldValues,
  before: RaRecord | undefined,
  send: () => Promise<Attempt>,
) => Promise<Attempt>;

/** Null if the stored record does not show whether this save stored it (docs/reliability.md 'Fault matrix'). @throws ApiError */
export type CheckSaved = () => Promise<boolean | null>;

/** Messages are keys, or sentences of the server. */
export type SaveResult =
  | { kind: 'saved'; leave: () => void }
  | { kind: 'cancelled' }
  /** `elsewhere`: wrong values that are not in the form. */
  | { kind: 'refused'; message: string; elsewhere: string }
  | { kind: 'failed'; message: string }
  | { kind: 'unknown'; message: string; check: CheckSaved };

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
  /** If the response is lost, the list is searched for the first field, and a row must match the body in all of them. */
  identifiedBy?: readonly string[];
  review?: Review;
  onSaved?: (body: FieldValues) => void;
  afterSave?: AfterSave;
};

export const useLeaveForList = (): (() => void) => {
  const redirect = useRedirect();
  const resource = useResourceContext();
  return useCallback(() => redirect('list', resource), [redirect, resource]);
};

type Submitted = {
  values: FieldValues;
  element: HTMLFormElement | null;
  afterSave: AfterSave;
};

type Latest = { data: RaRecord; meta?: RecordVersion };

/** While others keep changing the record. */
const maxAttempts = 5;

const same = (values: FieldValues): FieldValues => values;
const noRules: MergeRules = {};

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Nothing was sent yet, so it must not count as an unknown outcome. */
const readFault = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  if (error.kind === 'notFound') return new Error('save.conflict.gone', { cause: error });
  if (unknownOutcomeOf(error) === undefined) return error;
  const message = isNetworkError(error) ? error.message : 'save.conflict.unreadable';
  return new Error(message, { cause: error });
};

/**
 * A save of a stored record is a merge (docs/decisions.md 'A save is a merge'). Without an ETag, the record is read again after
 * a dialog was open. A submit during or after a successful save joins it, so that three Enters send one request.
 */
export const useRecordForm = <T extends RaRecord>(options: RecordFormOptions<T>) => {
  const { record, bodyOf = same, changesOf = bodyOf, merge: rules = noRules } = options;
  const { identifiedBy = [], review, onSaved } = options;
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

  const reviewed: Review = async (body, before, send) => {
    const attempt = await (review ? review(body, before, send) : send());
    if (attempt === 'saved') {
      notify(before ? 'record.changed' : 'record.saved', { type: 'success' });
      onSaved?.(body);
    }
    return attempt;
  };

  const createNew = (values: FieldValues): Promise<Attempt> => {
    const body = bodyOf(values);
    return reviewed(body, undefined, async () => {
      await create(resource, { data: body }, { returnPromise: true });
      return 'saved';
    });
  };

  const mergeAndUpdate = async (id: RaRecord['id'], values: FieldValues): Promise<Attempt> => {
    const { signal } = closing.current;
    let [base, mine]: [FieldValues, FieldValues] = [opened, values];
    for (let tries = 0; tries < maxAttempts; tries++) {
      const { data: stored, meta: version } = await readLatest(id);
      const latest = valuesOf(stored);
      const theirs = isOwn(version) ? unmaskedBy(lastSent.current, latest, rules) : latest;
      if (isIncomplete(rules, { base, theirs })) throw new Error('save.conflict.unreadable');
      const merge = mergeForms(rules, { base, theirs, mine });
      const isAsked = merge.conflicts.length > 0;
      const taken = isAsked ? await ask({ rules, merge, record: stored, version }) : [];
      if (taken === null) return 'cancelled';
      const merged = merge.valuesWith(taken);
      // The next attempt starts from the merged values, so that the user is not asked again.
      [base, mine] = [theirs, merged];

      const body = bodyOf(merged);
      const send = async (): Promise<Attempt> => {
        const mayHaveWaited = isAsked || review !== undefined;
        if (!version?.etag && mayHaveWaited && !isSameVersion(valuesOf((await readLatest(id)).data), latest))
          return 'outdated';
        if (signal.aborted) return 'cancelled';
        lastSent.current = { values: merged, before: theirs };
        try {
          const params = { id, data: body, previousData: stored, meta: version };
          await update(resource, params, { returnPromise: true });
          return 'saved';
        } catch (error) {
          if (isOutdated(error)) return 'outdated';
          throw error;
        }
      };
      const attempt = await reviewed(body, stored, send);
      if (attempt !== 'outdated') return attempt;
    }
    throw new Error('save.conflict.changing');
  };

  const checkCreated = async (values: FieldValues): Promise<boolean> => {
    const sent = bodyOf(values);
    const { data } = await dataProvider.getList<RaRecord>(resource, {
      pagination: { page: 1, perPage: largestPage },
      sort: { field: 'id', order: 'ASC' },
      filter: { q: text(sent[identifiedBy[0] ?? '']) },
    });
    return data.some((row) => identifiedBy.every((field) => text(row[field]) === text(sent[field])));
  };

  const checkUpdated = async (id: RaRecord['id'], values: FieldValues): Promise<boolean | null> => {
    const latest: Latest = await dataProvider.getOne(resource, { id });
    const theirs = valuesOf(latest.data);
    const changes = (form: FieldValues) => JSON.stringify(changesOf({ ...form, id }));
    const wanted = changes(lastSent.current?.values ?? values);
    const isKept = changes(unmaskedBy(lastSent.current, theirs, rules)) === wanted;
    // A mask that matches proves nothing in a version of another user.
    return isKept && changes(theirs) !== wanted && !isOwn(latest.meta) ? null : isKept;
  };

  const failureOf = (error: unknown, { values, element }: Submitted): SaveResult => {
    if (error instanceof ApiError && error.fields.length > 0) {
      // The values have more names than the form has fields. An error without a field would block every later submit.
      const fieldOf = (name: string) => (element?.elements.namedItem(name) ? name : undefined);
      const { sentences, unknown } = fieldSentences(error, { fieldOf, labelOf });
      for (const [name, message] of sentences) form.setError(name, { type: 'server', message });
      return { kind: 'refused', message: error.message, elsewhere: unknown.join('; ') };
    }
    const message = unknownOutcomeOf(error);
    if (message === undefined)
      return {
        kind: 'failed',
        message: error instanceof Error ? error.message : 'ra.notification.http_error',
      };
    // The server may have stored the data, so every list is refetched.
    refreshAll();
    const check = () => (record ? checkUpdated(record.id, values) : checkCreated(values));
    return { kind: 'unknown', message, check };
  };

  const outcomeOf = async (submitted: Submitted): Promise<SaveResult> => {
    const { values, afterSave } = submitted;
    try {
      if (!(await askMay())) return { kind: 'failed', message: 'save.revoked.refused' };
      const attempt = await (record ? mergeAndUpdate(record.id, values) : createNew(values));
      return attempt === 'saved' ? { kind: 'saved', leave: () => afterSave(values) } : { kind: 'cancelled' };
    } catch (error) {
      return failureOf(error, submitted);
    }
  };

  const save = async (submitted: Submitted): Promise<void> => {
    setResult(null);
    const outcome = await outcomeOf(submitted);
    if (outcome.kind !== 'saved') running.current = null;
    setResult(outcome);
  };

  const submit = (event: SyntheticEvent, afterSave = options.afterSave ?? leaveForList): Promise<void> => {
    const element = event.currentTarget.closest('form');
    return form.handleSubmit(
      (values) => (running.current ??= save({ values, element, afterSave })),
      () => setResult((last) => (last?.kind === 'saved' ? last : null)),
    )(event);
  };

  return { form, submit, result, isSaving: isSubmitting, action, rules, dialog };
};

export type RecordForm = ReturnType<typeof useRecordForm>;
