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
import { ApiError } from '../../dataProvider/serverErrors';
import { unknownOutcomeOf } from '../../dataProvider/unknownOutcome';
import { isSameVersion } from '../../domain/threeWay';
import { isIncomplete, mergeForms, type Merging } from './merging';
import { SaveCancelled } from './saveReview';
import { useConflictQuestion } from './useConflictQuestion';

type Update = (resource: string, params: UpdateParams) => Promise<{ data: RaRecord }>;
type Latest = { data: RaRecord; meta?: RecordVersion };

/** How often a save is tried while others change the record. */
const mostRounds = 5;

/** The fault when the latest version could not be read: nothing was sent, so that the outcome is known. */
const readFault = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  if (error.kind === 'notFound') return new Error('widgets.save.conflict.gone', { cause: error });
  if (unknownOutcomeOf(error) === undefined) return error;
  const message = error.kind === 'timeout' ? error.message : 'widgets.save.conflict.unreadable';
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
 * Puts what was changed in the form around it over what the server holds at that moment, and sends that (decision 0041): a
 * mutation middleware of react-admin. What others changed meanwhile stays theirs; where both changed the same, the person
 * chooses first. With a version, the update changes that version only; without, the record is read once more after
 * a dialog was open. What was opened are the form's default values.
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
      const { id, rules, valuesOf, transform, review, onSend } = merging;
      const { signal } = closing.current;
      const read = () => readLatest(dataProvider, resource, id, signal);
      let [opened, mine] = [defaultValues ?? {}, params.data as FieldValues];

      for (let round = 1; round <= mostRounds; round++) {
        const { data: record, meta: version } = await read();
        const theirs = valuesOf(record);
        if (isIncomplete(rules, { opened, theirs })) throw new Error('widgets.save.conflict.unreadable');
        const merge = mergeForms(rules, { opened, theirs, mine });
        const isAsked = merge.conflicts.length > 0;
        const values = merge.valuesWith(isAsked ? await ask({ merge, record, version }) : []);
        // A choice that was made is not asked for again in the next round.
        [opened, mine] = [theirs, values];

        const data = transform(values as RaRecord);
        const send = async () => {
          const mayHaveWaited = isAsked || review !== undefined;
          if (!version?.etag && mayHaveWaited && !isSameVersion(valuesOf((await read()).data), theirs))
            throw outdated();
          if (signal.aborted) throw new SaveCancelled();
          onSend(values);
          return next(resource, { ...params, data, previousData: record, meta: version });
        };
        try {
          return await (review ? review(data, record, send) : send());
        } catch (error) {
          if (!isOutdated(error)) throw error;
        }
      }
      throw new Error('widgets.save.conflict.changing');
    },
    [merging, dataProvider, defaultValues, ask],
  );
  useRegisterMutationMiddleware<Update>(save);
  return dialog;
};
