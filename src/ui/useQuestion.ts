import { useState } from 'react';
import { randomId } from '../domain/randomId';

/**
 * A dialog whose answer is awaited. It stays open until `close`, also while what follows the answer is under way, and
 * `question` stays until its closing has ended.
 */
export const useQuestion = <Asked, Answer>() => {
  const [question, setQuestion] = useState<{ key: string; asked: Asked; answer: (answer: Answer) => void }>();
  const [open, setOpen] = useState(false);
  const ask = (asked: Asked) =>
    new Promise<Answer>((answer) => {
      setQuestion({ key: randomId(), asked, answer });
      setOpen(true);
    });
  const onClosed = (): void => setQuestion(undefined);
  return { question: question && { ...question, open, onClosed }, ask, close: () => setOpen(false) };
};
