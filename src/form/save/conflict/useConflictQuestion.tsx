import { useCallback, useState } from 'react';
import { randomId } from '../../../domain/randomId';
import type { FieldGroup } from '../../../domain/threeWay';
import { SaveCancelled } from '../saveReview';
import { type Conflict, ConflictDialog } from './ConflictDialog';

type Question = {
  /** A new React key for every question, so that the dialog starts without choices. */
  key: string;
  conflict: Conflict;
  answer: (taken: readonly FieldGroup[]) => void;
  cancel: (reason: SaveCancelled) => void;
};

/**
 * Asks which version to keep of fields that two users changed. `ask` resolves to the groups for which the user chose the
 * server's version, or rejects with SaveCancelled. The caller renders `dialog`.
 */
export const useConflictQuestion = () => {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);

  const ask = useCallback(
    (conflict: Conflict) =>
      new Promise<readonly FieldGroup[]>((answer, cancel) => {
        setQuestion({ key: randomId(), conflict, answer, cancel });
        setOpen(true);
      }),
    [],
  );
  const dialog = question && (
    <ConflictDialog
      key={question.key}
      conflict={question.conflict}
      open={isOpen}
      onChosen={(taken) => {
        setOpen(false);
        question.answer(taken);
      }}
      onClose={() => {
        setOpen(false);
        question.cancel(new SaveCancelled());
      }}
      onClosed={() => setQuestion(null)}
    />
  );
  return { ask, dialog };
};
