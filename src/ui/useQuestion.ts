import { useState } from 'react';

/**
 * A dialog whose answer is awaited. It stays open until `close`, also while what follows the answer is under way, and
 * `question` stays until its closing has ended.
 */
export const useQuestion = <Asked, Answer>() => {
  const [question, setQuestion] = useState<{ asked: Asked; answer: (answer: Answer) => void }>();
  const [open, setOpen] = useState(false);
  const ask = (asked: Asked) =>
    new Promise<Answer>((answer) => {
      setQuestion({ asked, answer });
      setOpen(true);
    });
  const onClosed = (): void => setQuestion(undefined);
  return { question: question && { ...question, open, onClosed }, ask, close: () => setOpen(false) };
};
