import { login } from '../../i18n/login';
import { messages } from '../../i18n/messages';
import type { Fault } from './faults';

/** The sentence that a fault of a read is told in. */
export const wordsOf = ({ name, kind }: Fault): string => {
  if (kind === 'expired') return login.expired;
  if (name === '200 with an error') return 'Gangguan';
  return name.endsWith('JSON') ? 'Ditolak server' : messages.errors[kind];
};

/** A write that met it may have been kept all the same. */
export const isUnknown = ({ kind, answer }: Fault): boolean =>
  kind === 'timeout' || kind === 'badAnswer' || ('breaksOff' in answer && answer.status === 200);

/** The sentence in which a form says it. */
export const wordsOfWrite = (fault: Fault): string => {
  if (!isUnknown(fault)) return wordsOf(fault);
  return fault.kind === 'timeout' ? messages.errors.writeTimeout : messages.errors.writeUnreadable;
};

/** The sentence in which a delete says it. */
export const wordsOfDelete = (fault: Fault): string =>
  isUnknown(fault) ? messages.widgets.action.delete.unknownOutcome : wordsOf(fault);

/** The sentence in which an action says it. */
export const wordsOfAction = (fault: Fault): string =>
  isUnknown(fault) ? messages.widgets.action.unknownOutcome : wordsOf(fault);
