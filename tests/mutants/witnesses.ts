import type * as orderLife from '../../mocks/world/orderLife';
import type * as environmentOf from '../../scripts/environment';
import type * as notes from '../../src/dataProvider/history/notes';
import type * as revealNumbers from '../../src/dataProvider/revealNumbers';
import type * as grants from '../../src/domain/grants';
import type * as recordForm from '../../src/form/RecordForm';
import { bugsOf, caughtBy } from './mutant';

const inEnvironment = bugsOf<typeof environmentOf>('scripts/environment.ts');
const inOrderLife = bugsOf<typeof orderLife>('mocks/world/orderLife.ts');
const inNotes = bugsOf<typeof notes>('src/dataProvider/history/notes.ts');
const inRevealNumbers = bugsOf<typeof revealNumbers>('src/dataProvider/revealNumbers.ts');
const inGrants = bugsOf<typeof grants>('src/domain/grants.ts');
const inRecordForm = bugsOf<typeof recordForm>('src/form/RecordForm.tsx');

/** Bugs that a witness of one does not see: a second record, a second field, the 501st number, an id with a slash. */
export const witnesses = caughtBy({
  'tests/scripts/environment.test.ts': [
    inEnvironment('environment', {
      'start: the server is open to the network': (right) => () => ({
        ...right(),
        host: '0.0.0.0',
      }),
      'start: a real host keeps the slash at its end': (right) => () => ({
        ...right(),
        apiHost: process.env.API_HOST?.trim(),
      }),
    }),
  ],
  'tests/mocks/collections/products.test.ts > whose only order': [
    inOrderLife('isRunning', {
      'product: only an order on its way keeps it':
        () =>
        ({ status }) =>
          status === 'DIKIRIM',
    }),
  ],
  'tests/dataProvider/addresses.test.ts': [
    inNotes('notesPath', {
      'notes: an id with a slash is two parts of the address': (right) => (resource, id) =>
        decodeURIComponent(right(resource, id)),
    }),
  ],
  'tests/dataProvider/revealNumbers.test.ts': [
    inRevealNumbers('revealNumbers', {
      'export: the 501st number stays hidden':
        (right) =>
        async (resource, records, ...more) => [
          ...(await right(resource, records.slice(0, 500), ...more)),
          ...records.slice(500),
        ],
    }),
  ],
  'tests/domain/grants.test.ts': [
    inGrants('withLevel', {
      'rights: a right of a third kind is lost':
        (right) =>
        (rights, ...more) =>
          right(
            rights.filter((value) => /^(VIEW|MANAGE)_/.test(value)),
            ...more,
          ),
    }),
  ],
  'tests/areas/formOutcomes.test.tsx > number and store together': [
    inRecordForm('RecordForm', {
      'outcome: one identifying field is enough': (Right) => (props) =>
        Right({ ...props, identifiedBy: props.identifiedBy?.slice(0, 1) ?? [] }),
    }),
  ],
});
