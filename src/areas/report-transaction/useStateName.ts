import { useTranslate } from 'ra-core';

/** A transaction is an order: its states bear the orders' names. One that nobody knew yet is called by its code. */
export const useStateName = (): ((state: string) => string) => {
  const translate = useTranslate();
  return (state) => translate(`resources.orders.states.${state}`, { _: state });
};
