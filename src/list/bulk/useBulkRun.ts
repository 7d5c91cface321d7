import { type RaRecord, useDataProvider, useListContext } from 'ra-core';
import { useState } from 'react';
import type { AppDataProvider } from '../../dataProvider/AppDataProvider';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { randomId } from '../../domain/randomId';
import { useCountDecision } from '../../record/queue/sitting';
import { type BulkActions, stateIn } from './bulkActions';
import { useRun } from './useRun';

/**
 * Runs an action on each of these records, and refreshes all data once at the end. Every record keeps its idempotency key in
 * all tries, so that nothing is done twice.
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
