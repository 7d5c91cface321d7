import { useDataProvider, useResourceContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Attempt } from '../../../dataProvider/actOnEach';
import { ApiError } from '../../../dataProvider/serverErrors';
import { randomId } from '../../../domain/randomId';
import { drafts } from '../../../form/drafts';
import { useKeepDraft } from '../../../form/useKeepDraft';
import { useRun } from '../../../list/bulk/useRun';
import type { SellerForm } from '../sellerRecord';
import type { CheckedRow } from './checkedRow';
import { findRegistered, type Found, isJustRegistered } from './findRegistered';
import { sendRow, type SentRow } from './sendRow';

/** A row during the import; its id is its line. */
type ImportRecord = { id: number; form: SellerForm; storeName: string };

/** The result of a row. `registered` is the seller who existed before, so that the row was skipped. */
export type ImportAttempt = Attempt<ImportRecord> & { registered: Found | undefined };

/** Returns true if this import registered the seller, whose password only its report shows. */
export const isNew = ({ outcome, registered }: ImportAttempt): boolean => outcome === 'done' && !registered;

const attemptOf = ({ line, form }: CheckedRow): Attempt<ImportRecord> => ({
  record: { id: line, form, storeName: form.storeName },
  outcome: 'unsent',
});

/** A run that the end of the session interrupted. It waits in memory like a draft, because only its report has the passwords. */
type KeptRun = {
  attempts: readonly Attempt<ImportRecord>[];
  skipped: ReadonlyMap<number, Found>;
  sent: ReadonlyMap<number, SentRow>;
};

/**
 * Registers rows one after the other. A 403 stops the run; any other refusal only concerns its row. Uploaded photos and
 * idempotency keys stay the same over all tries, so that no seller is registered twice.
 */
export const useImportRun = () => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const { pathname: path } = useLocation();
  const [kept] = useState(() => drafts.at(path)?.values as KeptRun | undefined);
  const { attempts, run, reset, ...state } = useRun<ImportRecord>(kept?.attempts ?? [], true);
  const [skipped, setSkipped] = useState<ReadonlyMap<number, Found>>(kept?.skipped ?? new Map());
  const [refusal, setRefusal] = useState<string>();
  const sent = useRef(new Map(kept?.sent));
  const current = useRef<number>(undefined);

  // Counts as unsaved changes, so that the report stays on screen if the right to this page is revoked.
  useKeepDraft({
    path,
    to: path,
    hasChanges: attempts.length > 0,
    values: (): KeptRun => ({
      // The row under way may be registered already, so it is looked up before it is sent again.
      attempts: attempts.map((attempt) =>
        state.progress && attempt.record.id === current.current
          ? { record: attempt.record, outcome: 'unknown' }
          : attempt,
      ),
      skipped,
      sent: sent.current,
    }),
  });
  useEffect(() => drafts.discard(path), [path]);

  const sentOf = (line: number): SentRow => {
    const row = sent.current.get(line) ?? { relatedIdentity: randomId(), pictures: new Map() };
    sent.current.set(line, row);
    return row;
  };

  const send = (from: readonly Attempt<ImportRecord>[]): void => {
    setRefusal(undefined);
    void run(from, {
      send: async ({ id: line, form }, left) => {
        current.current = line;
        try {
          const known = await sendRow(dataProvider, resource, form, sentOf(line), left);
          if (known) setSkipped((lines) => new Map([...lines, [line, known]]));
        } catch (error) {
          // The run stops at it, so it concerns all rows that are left.
          if (error instanceof ApiError && error.kind === 'forbidden') setRefusal(error.message);
          // A missing endpoint is the host's fault, so this row can be sent again.
          if (error instanceof ApiError && error.kind === 'notFound')
            throw new Error(error.message, { cause: error });
          throw error;
        }
      },
      wasDone: async ({ form }) => isJustRegistered(await findRegistered(dataProvider, resource, form)),
    });
  };

  return {
    ...state,
    /** Empty before the run, and after its report was closed. */
    attempts: attempts.map((attempt): ImportAttempt => ({
      ...attempt,
      registered: skipped.get(attempt.record.id),
    })),
    /** Reason why the remaining rows were not sent. */
    refusal,
    start: (rows: readonly CheckedRow[]): void => send(rows.map(attemptOf)),
    /** Sends the rows that are not registered yet. */
    resume: (): void => send(attempts),
    close: (): void => {
      reset();
      setSkipped(new Map());
      sent.current.clear();
    },
  };
};

export type ImportRun = ReturnType<typeof useImportRun>;
