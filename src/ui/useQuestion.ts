import { useState } from 'react';
import { randomId } from '../domain/randomId';

type Question<Asked, Answer> = {
  key: string;
  asked: Asked;
  answer: (answer: Answer) => void;
  open: boolean;
};

/**
 * A dialog whose answer is awaited. It stays open until `close`, also while what follows the answer is under way, and
 * `question` stays until its closing has ended.
 */
export const useQuestion = <Asked, Answer>() => {
  const [question, setQuestion] = useState<Question<Asked, Answer>>();
  const ask = (asked: Asked) =>
    new Promise<Answer>((answer) => setQuestion({ key: randomId(), asked, answer, open: true }));
  const close = (): void => setQuestion((shown) => shown && { ...shown, open: false });
  const onClosed = (): void => setQuestion(undefined);
  return { question: question && { ...question, onClosed }, ask, close };
};
