import { type RaRecord, useDataProvider, useListContext, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { bulk } from '../../../i18n/list/bulk';
import type { Attempt } from '../../dataProvider/actOnEach';
import type { AppDataProvider } from '../../dataProvider/AppDataProvider';
import { fieldSentences } from '../../dataProvider/fieldErrors';
import { ApiError } from '../../dataProvider/serverErrors';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { randomId } from '../../domain/randomId';
import { useActionFieldLabel } from '../../record/action/actionWords';
import { useCountDecision } from '../../record/queue/queueWalk';
import { useOwnWords, useRecordName, useResourceWords } from '../../ui/text/words';
import { saveCsv } from '../export/saveTable';
import { type BulkActions, stateIn } from './bulkActions';
import { useRun } from './useRun';

/** `noun` is the word for a record of the resource in context (docs/decisions.md 'Bulk actions'). */
export const useBulkWords = () => {
  const translate = useTranslate();
  const noun = translate(`resources.${useResourceContext()}.noun`, { _: bulk.noun });
  const words = useOwnWords(bulk);
  return (name: keyof typeof bulk, places?: Readonly<Record<string, unknown>>): string =>
    words(name, { noun, ...places });
};

/** Worded as for the action on a single record. */
export const useFaultText = (): ((attempt: Attempt) => string) => {
  const translate = useTranslate();
  const labelOf = useActionFieldLabel();
  return ({ outcome, error }) => {
    if (error === undefined) return '';
    if (outcome === 'unknown') return translate('action.unknownOutcome');
    if (error instanceof ApiError && error.fields.length > 0) {
      const { sentences } = fieldSentences(error, { labelOf });
      return [...sentences.values()].join('; ');
    }
    return translate(error.message, { _: error.message });
  };
};

/**
 * Refreshes all data once at the end. Every record keeps its idempotency key in all tries, so that nothing is done twice.
 */
export const useBulkRun = (actions: BulkActions, action: string, records: readonly RaRecord[]) => {
  const { resource } = useListContext();
  const dataProvider = useDataProvider<AppDataProvider>();
  const refreshAll = useRefreshAll();
  const countDecision = useCountDecision();
  const [key] = useState(() => randomId());
  const { run, ...state } = useRun(records.map((record) => ({ record, outcome: 'unsent' })));
  const transition = actions.transitions[action];
  return {
    ...state,
    run: async (reason: string): Promise<void> => {
      await run(state.attempts, {
        send: async (record) => {
          const { id } = record;
          const data = transition?.reason ? { reason } : {};
          await dataProvider.act(resource, { id, action, data, idempotencyKey: `${key}-${id}` });
          countDecision(action, stateIn(actions, record));
        },
        wasDone: async (record) => {
          const { data } = await dataProvider.getOne<RaRecord>(resource, { id: record.id });
          const isDone = stateIn(actions, data) === transition?.to;
          if (isDone) countDecision(action, stateIn(actions, record));
          return isDone;
        },
      });
      refreshAll();
    },
  };
};

export const outcomeWords = {
  done: 'outcomeDone',
  failed: 'outcomeFailed',
  unknown: 'outcomeUnknown',
  unsent: 'notSent',
} as const;

export const useBulkReportFile = (action: string, attempts: readonly Attempt[]): (() => void) => {
  const { resource } = useListContext();
  const words = useBulkWords();
  const label = useResourceWords()(`actions.${action}.label`);
  const nameOf = useRecordName();
  const faultText = useFaultText();
  return () => {
    const head = (['columnName', 'columnId', 'columnAction', 'columnOutcome', 'columnReason'] as const).map(
      (name) => words(name),
    );
    const rows = attempts.map((attempt) => [
      nameOf(attempt.record),
      attempt.record.id,
      label,
      words(outcomeWords[attempt.outcome]),
      faultText(attempt),
    ]);
    saveCsv(`${resource}-${action}`, [head, ...rows]);
  };
};
