import {
  type DataProvider,
  type RaRecord,
  type UpdateParams,
  useDataProvider,
  useRegisterMutationMiddleware,
} from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { isOutdated, outdated, type RecordVersion } from '../../dataProvider/recordVersion';
import { ApiError, isNetworkError, unknownOutcomeOf } from '../../dataProvider/serverErrors';
import { isSameVersion } from '../../domain/threeWay';
import { useConflictQuestion } from './conflict/ConflictDialog';
import { isIncomplete, isOwn, mergeForms, type Merging, unmaskedBy } from './merging';
import { SaveCancelled } from './saveReview';

type Update = (resource: string, params: UpdateParams) => Promise<{ data: RaRecord }>;
type Latest = { data: RaRecord; meta?: RecordVersion };

/** The maximum number of attempts to save while others keep changing the record. */
const maxAttempts = 5;

/** Converts the error of reading the latest version: nothing was sent, so it must not count as an unknown outcome. */
const readFault = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  if (error.kind === 'notFound') return new Error('save.conflict.gone', { cause: error });
  if (unknownOutcomeOf(error) === undefined) return error;
  const message = isNetworkError(error) ? error.message : 'save.conflict.unreadable';
  return new Error(message, { cause: error });
};

const readLatest = async (
  dataProvider: DataProvider,
  resource: string,
  id: string,
  signal: AbortSignal,
): Promise<Latest> => {
  try {
    return await dataProvider.getOne(resource, { id, signal });
  } catch (error) {
    throw readFault(error);
  }
};

/**
 * Registers a mutation middleware that merges the form's changes with the server's latest version and sends the result
 * (docs/decisions.md 'A save is a merge'). Changes by others to other fields are kept; for fields that both changed, the user
 * chooses first. With an ETag, the update applies to that version only; without one, the record is read again after a dialog
 * was open. The form's default values serve as the opened version.
 */
export const RecordMerge = ({ merging }: { merging: Merging }) => {
  const dataProvider = useDataProvider();
  const { defaultValues } = useFormState();
  const { ask, dialog } = useConflictQuestion();
  const closing = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);

  const save = useCallback(
    async (resource: string, params: UpdateParams, next: Update) => {
      const { id, rules, valuesOf, transform, review, onSend, lastSent } = merging;
      const { signal } = closing.current;
      const read = () => readLatest(dataProvider, resource, id, signal);
      let [opened, mine] = [defaultValues ?? {}, params.data as FieldValues];

      for (let attempt = 1; attempt <= maxAttempts; attempt++) {
        const { data: record, meta: version } = await read();
        const latest = valuesOf(record);
        const theirs = isOwn(version) ? unmaskedBy(lastSent(), latest, rules) : latest;
        if (isIncomplete(rules, { opened, theirs })) throw new Error('save.conflict.unreadable');
        const merge = mergeForms(rules, { opened, theirs, mine });
        const isAsked = merge.conflicts.length > 0;
        const values = merge.valuesWith(isAsked ? await ask({ merge, record, version }) : []);
        // The next attempt starts from the merged values, so that the user is not asked again.
        [opened, mine] = [theirs, values];

        const data = transform(values as RaRecord);
        const send = async () => {
          const mayHaveWaited = isAsked || review !== undefined;
          if (!version?.etag && mayHaveWaited && !isSameVersion(valuesOf((await read()).data), latest))
            throw outdated();
          if (signal.aborted) throw new SaveCancelled();
          onSend({ values, before: theirs });
          return next(resource, { ...params, data, previousData: record, meta: version });
        };
        try {
          return await (review ? review(data, record, send) : send());
        } catch (error) {
          if (!isOutdated(error)) throw error;
        }
      }
      throw new Error('save.conflict.changing');
    },
    [merging, dataProvider, defaultValues, ask],
  );
  useRegisterMutationMiddleware<Update>(save);
  return dialog;
};
