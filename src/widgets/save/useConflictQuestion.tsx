import { useCallback, useState } from 'react';
import type { FieldGroup } from '../../domain/threeWay';
import { type Conflict, ConflictDialog } from './ConflictDialog';
import { SaveCancelled } from './saveReview';

type Question = {
  /** New for every question, so that each begins without a choice. */
  key: string;
  conflict: Conflict;
  answer: (taken: readonly FieldGroup[]) => void;
  cancel: (reason: SaveCancelled) => void;
};

/**
 * Asks which version of a field is to be kept where two people changed it. `ask` answers with the groups whose latest version
 * was chosen, and rejects with SaveCancelled; `dialog` is what to render.
 */
export const useConflictQuestion = () => {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);

  const ask = useCallback(
    (conflict: Conflict) =>
      new Promise<readonly FieldGroup[]>((answer, cancel) => {
        setQuestion({ key: crypto.randomUUID(), conflict, answer, cancel });
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
