import { useTranslate } from 'ra-core';

/** Returns a function that names the state of a transaction, which has the states of an order. An unknown state is shown as its code. */
export const useStateName = (): ((state: string) => string) => {
  const translate = useTranslate();
  return (state) => translate(`domain.orderStates.${state}`, { _: state });
};
