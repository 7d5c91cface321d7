import { useNotify } from 'ra-core';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { review as messages } from '../../../../i18n/areas/access-management/review';
import { isOutdated } from '../../../dataProvider/recordVersion';
import { type Review, SaveCancelled } from '../../../form/save/saveReview';
import type { Role, RoleBody } from '../accessManagementWire';
import { isUnchanged, RoleReview } from './RoleReview';

type Question = {
  after: RoleBody;
  before: Role | undefined;
  isAgain: boolean;
  answer: (confirmed: boolean) => void;
};

/**
 * Shows what a save would change in the role that the server holds now, and saves after a confirmation. The dialog stays
 * open and busy until the save has finished. If the role has changed meanwhile, the dialog opens again and says so.
 */
export const useRoleReview = () => {
  const notify = useNotify();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const wasOutdated = useRef(false);

  const review: Review = useCallback(
    async (body, record, send) => {
      const [after, before] = [body as RoleBody, record as Role | undefined];
      const isAgain = wasOutdated.current;
      wasOutdated.current = false;
      if (before && isUnchanged(before, after)) {
        notify(messages.unchanged, { type: 'error' });
        throw new SaveCancelled();
      }
      const confirmed = await new Promise<boolean>((answer) => {
        setConfirmed(false);
        setOpen(true);
        setQuestion({ after, before, isAgain, answer });
      });
      try {
        if (!confirmed) throw new SaveCancelled();
        return await send();
      } catch (error) {
        wasOutdated.current = isOutdated(error);
        throw error;
      } finally {
        setOpen(false);
      }
    },
    [notify],
  );

  const dialog: ReactNode = question && (
    <RoleReview
      stored={question.before}
      after={question.after}
      isAgain={question.isAgain}
      open={isOpen}
      pending={isConfirmed}
      onConfirm={() => {
        setConfirmed(true);
        question.answer(true);
      }}
      onClose={() => question.answer(false)}
      onClosed={() => setQuestion(null)}
    />
  );
  return { review, dialog };
};
