import { type ReactNode, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { outdated } from '../../dataProvider/recordVersion';
import { type Review, SaveCancelled } from '../../form/save/saveReview';
import ActionDialog from '../../record/action/ActionDialog';
import { draftPlace } from '../../record/draftPlace';
import type { Seller } from './sellerRecord';
import { sellerTransitions } from './sellerWire';

const action = 'deactivate';

type Question = { seller: Seller; answer: (isDeactivated: boolean) => void };

/**
 * Asks for the reason when a save deactivates an active seller, because the update body cannot hold it (specification §7).
 * The deactivation is sent first, by its own call, and the update afterwards; if the user cancels, nothing is saved.
 * `isDone` is true once the seller is inactive, even if the update fails.
 */
export const useDeactivation = () => {
  const { id = '' } = useParams();
  const place = draftPlace(action, id);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);

  const review: Review = useCallback(async ({ is_active }, before, send) => {
    const seller = before as Seller | undefined;
    if (!seller?.is_active || is_active !== false) return send();
    const isDeactivated = await new Promise<boolean>((answer) => {
      setOpen(true);
      setQuestion({ seller, answer });
    });
    setOpen(false);
    if (!isDeactivated) throw new SaveCancelled();
    setDone(true);
    // The deactivation changed the record, so the save starts again with the new version.
    throw outdated();
  }, []);

  const dialog: ReactNode = question && (
    <ActionDialog
      action={action}
      transition={sellerTransitions.deactivate}
      record={question.seller}
      place={place}
      open={isOpen}
      onDone={() => question.answer(true)}
      onClose={() => question.answer(false)}
      onClosed={() => setQuestion(null)}
    />
  );
  return { review, dialog, isDone };
};
