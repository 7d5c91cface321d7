import { useStayDuring } from './useStayDuring';

type StayDuringProps = { reason: 'password' | 'request' };

/** `useStayDuring` for a moment. The router has one blocker: that of a form below works again when this is unmounted. */
export const StayDuring = ({ reason }: StayDuringProps) => {
  useStayDuring(reason);
  return null;
};
