import { type RaRecord, useTranslate } from 'ra-core';
import { rupiah } from '../../domain/format/rupiah';
import { moneyMoved, type Transition } from '../../domain/stateMachine';
import { useFieldLabel, useResourceWords } from '../../ui/text/words';

/** `%{amount}` and `%{party}` are the money that the action moves; without any, `<part>WithoutMoney` is used where there is one. */
export const useActionWords = (action: string, transition: Transition, record: RaRecord | undefined) => {
  const words = useResourceWords();
  const moved = record && moneyMoved(transition, record);
  const money = moved && { amount: rupiah(moved.amount), party: moved.party };
  return (part: string, places: { name?: string; _?: string } = {}): string => {
    const key = `actions.${action}.${part}`;
    const text = words(key, { ...money, ...places });
    return transition.money && !money ? words(`${key}WithoutMoney`, { ...places, _: text }) : text;
  };
};

export const useActionFieldLabel = () => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  return (field: string): string => (field === 'reason' ? translate('action.reason') : fieldLabel(field));
};
