import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { rupiah } from '../../domain/format/rupiah';
import { moneyMoved, type Transition } from '../../domain/stateMachine';
import { useFieldLabel } from '../../ui/text/words';

/** `%{amount}` and `%{party}` are the money that the action moves; without any, `<part>WithoutMoney` is used where there is one. */
export const useActionWords = (action: string, transition: Transition, record: RaRecord | undefined) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const moved = record && moneyMoved(transition, record);
  const money = moved && { amount: rupiah(moved.amount), party: moved.party };
  const key = (part: string): string => `resources.${resource}.actions.${action}.${part}`;
  return (part: string, places: { name?: string; _?: string } = {}): string => {
    const words = translate(key(part), { ...money, ...places });
    return transition.money && !money
      ? translate(key(`${part}WithoutMoney`), { ...places, _: words })
      : words;
  };
};

export const useActionFieldLabel = () => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  return (field: string): string => (field === 'reason' ? translate('action.reason') : fieldLabel(field));
};
