import { useTranslate } from 'ra-core';

/** A transaction is an order and has its states. One that nobody knew yet is called by its code. */
export const useStateName = (): ((state: string) => string) => {
  const translate = useTranslate();
  return (state) => translate(`domain.orderStates.${state}`, { _: state });
};
