import { type RaRecord, useDataProvider, useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { actOnEach, type Attempt, isOpen } from '../../dataProvider/actOnEach';
import type { AppDataProvider } from '../../dataProvider/AppDataProvider';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { useStayDuring } from '../feedback/useStayDuring';
import { type BulkActions, stateIn } from './bulkActions';

type Progress = { done: number; total: number };

/**
 * Does an action on each of these records, and reads everything again once at the end. Every record keeps its idempotency key
 * over all tries, so that none is done twice.
 */
export const useBulkRun = (actions: BulkActions, action: string, records: readonly RaRecord[]) => {
  const { resource } = useListContext();
  const dataProvider = useDataProvider<AppDataProvider>();
  const refreshAll = useRefreshAll();
  const [attempts, setAttempts] = useState<readonly Attempt[]>(() =>
    records.map((record) => ({ record, outcome: 'unsent' })),
  );
  const [progress, setProgress] = useState<Progress>();
  const [isStopping, setStopping] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const running = useRef<AbortController>(undefined);
  const transition = actions.transitions[action];

  useEffect(() => () => running.current?.abort(), []);
  useStayDuring(progress !== undefined);

  const run = async (reason: string): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    const total = attempts.filter(isOpen).length;
    let done = 0;
    setStopping(false);
    setProgress({ done, total });
    await actOnEach(attempts, {
      signal,
      send: ({ id }) =>
        dataProvider.act(resource, {
          id,
          action,
          data: transition?.reason ? { reason } : {},
          idempotencyKey: `${key}-${id}`,
        }),
      wasDone: async ({ id }) => {
        const { data } = await dataProvider.getOne<RaRecord>(resource, { id });
        return stateIn(actions, data) === transition?.to;
      },
      onAttempt: (next) => {
        done += 1;
        setAttempts(next);
        setProgress({ done, total });
      },
    });
    setProgress(undefined);
    refreshAll();
  };
  const stop = (): void => {
    setStopping(true);
    running.current?.abort();
  };
  return { attempts, progress, isStopping, run, stop };
};
