import { revealNumber, revealNumbers } from '../../src/dataProvider/revealNumbers';
import type { Call } from './calls';

const drivers = 'member-list/driver';

/** Whole numbers of drivers, one and many (assumption). */
export const revealCalls: readonly Call[] = [
  { address: `POST backoffice/${drivers}/7/reveal`, send: () => revealNumber(drivers, '7', 'nik') },
  {
    address: `POST backoffice/${drivers}/reveal`,
    send: () => revealNumbers(drivers, [{ id: '7', nik: '••••••••••••0003' }], ['nik']),
  },
];
