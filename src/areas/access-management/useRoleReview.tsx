import { useNotify } from 'ra-core';
import { useRef, useState, type ReactNode } from 'react';
import type { Role, RoleBody } from './accessManagementWire';
import { isUnchanged, RoleReview } from './RoleReview';
import { roleKey } from './roleKey';

type Question = { after: RoleBody; answer: (confirmed: boolean) => void };

/**
 * Shows what a save would change, and waits for a yes. However often a save is asked for meanwhile, it is one question.
 * The dialog stays, busy, until `close`: the save itself is somebody else's.
 */
export const useRoleReview = (stored: Role | undefined) => {
  const notify = useNotify();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const asked = useRef<Promise<boolean> | null>(null);

  const review = (after: RoleBody): Promise<boolean> => {
    if (stored && isUnchanged(stored, after)) {
      notify(roleKey('review.unchanged'), { type: 'error' });
      return Promise.resolve(false);
    }
    return (asked.current ??= new Promise<boolean>((resolve) => {
      setConfirmed(false);
      setOpen(true);
      setQuestion({ after, answer: resolve });
    }));
  };

  const close = (): void => {
    asked.current = null;
    setOpen(false);
  };

  const dialog: ReactNode = question && (
    <RoleReview
      stored={stored}
      after={question.after}
      open={isOpen}
      pending={isConfirmed}
      onConfirm={() => {
        setConfirmed(true);
        question.answer(true);
      }}
      onClose={() => {
        question.answer(false);
        close();
      }}
      onClosed={() => setQuestion(null)}
    />
  );
  return { review, close, dialog };
};
