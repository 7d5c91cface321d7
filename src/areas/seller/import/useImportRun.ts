import { useDataProvider, useResourceContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { actOnEach, type Attempt, isOpen } from '../../../dataProvider/actOnEach';
import { ApiError } from '../../../dataProvider/serverErrors';
import { useStayDuring } from '../../../widgets/feedback/useStayDuring';
import { unsavedChanges } from '../../../widgets/save/unsavedChanges';
import type { SellerForm } from '../sellerRecord';
import type { CheckedRow } from './checkedRow';
import { findRegistered } from './findRegistered';
import { sendRow, type SentRow } from './sendRow';

/** A row while it is sent; its line is its id. */
type ImportRecord = Attempt['record'] & { id: number; form: SellerForm };

/** What became of a row: it was done, or the seller was there before. */
export type ImportAttempt = Attempt & { record: ImportRecord; isSkipped: boolean };

const attemptOf = ({ line, form }: CheckedRow): Attempt => ({
  record: { id: line, form, storeName: form.storeName },
  outcome: 'unsent',
});

/**
 * Registers rows one after the other. A refusal ends nothing but one: who has lost the right to register is told once. Sent
 * photos and idempotency keys stay the same over all tries, so that no seller is registered twice.
 */
export const useImportRun = () => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const [attempts, setAttempts] = useState<readonly Attempt[]>();
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [isStopping, setStopping] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const sent = useRef(new Map<number, SentRow>());
  const isShown = attempts !== undefined;

  useEffect(() => () => running.current?.abort(), []);
  useStayDuring(progress !== undefined);
  // The report stays on screen for those whose right to this page is taken away.
  useEffect(() => (isShown ? unsavedChanges.add() : undefined), [isShown]);

  const sentOf = (line: number): SentRow => {
    const row = sent.current.get(line) ?? {
      relatedIdentity: crypto.randomUUID(),
      pictures: new Map(),
      isAnswerLost: false,
    };
    sent.current.set(line, row);
    return row;
  };

  const send = async (before: readonly Attempt[]): Promise<void> => {
    // Two presses before the dialog is drawn are one run.
    if (running.current) return;
    const controller = (running.current = new AbortController());
    const total = before.filter(isOpen).length;
    let done = 0;
    setStopping(false);
    setRefusal(undefined);
    setAttempts(before);
    setProgress({ done, total });
    await actOnEach(before, {
      signal: controller.signal,
      send: async (record) => {
        const { id: line, form } = record as ImportRecord;
        try {
          const known = await sendRow(dataProvider, resource, form, sentOf(line));
          if (known) setSkipped((lines) => new Set([...lines, line]));
        } catch (error) {
          if (error instanceof ApiError && error.kind === 'forbidden') {
            setRefusal(error.message);
            controller.abort();
          }
          // A missing address is the host's fault: this row can be sent again.
          if (error instanceof ApiError && error.kind === 'notFound')
            throw new Error(error.message, { cause: error });
          throw error;
        }
      },
      wasDone: async (record) =>
        (await findRegistered(dataProvider, resource, (record as ImportRecord).form))?.isSame === true,
      onAttempt: (next) => {
        done += 1;
        setAttempts(next);
        setProgress({ done, total });
      },
    });
    running.current = undefined;
    setProgress(undefined);
  };

  return {
    /** Undefined until something is sent, and after the report was closed. */
    attempts: attempts?.map((attempt): ImportAttempt => ({
      ...attempt,
      record: attempt.record as ImportRecord,
      isSkipped: skipped.has(Number(attempt.record.id)),
    })),
    /** Undefined while nothing runs. */
    progress,
    isStopping,
    /** Why all further rows were not sent. */
    refusal,
    start: (rows: readonly CheckedRow[]): void => void send(rows.map(attemptOf)),
    /** Sends what is not registered yet. */
    resume: () => void send(attempts ?? []),
    stop: (): void => {
      setStopping(true);
      running.current?.abort();
    },
    close: (): void => {
      setAttempts(undefined);
      setSkipped(new Set());
      sent.current.clear();
    },
  };
};

export type ImportRun = ReturnType<typeof useImportRun>;
