import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { revealNumbers } from '../../src/dataProvider/revealNumbers';
import { answer, startApiServer } from './apiServer';

startApiServer();

it('numbers of more records than one call takes are each shown at their own record, in the order of the records', async () => {
  const bodies: { ids: string[]; fields: string[] }[] = [];
  answer(async ({ request }) => {
    const body = (await request.json()) as { ids: string[]; fields: string[] };
    bodies.push(body);
    // In another order than the records.
    return HttpResponse.json(body.ids.toReversed().map((id) => ({ id, values: { nik: `nik-${id}` } })));
  }, 'users-services/api/v1/backoffice/member-list/driver/reveal');
  const masked = Array.from({ length: 501 }, (_, index) => ({
    id: `driver-${index}`,
    nik: '••••••••••••0003',
    // Only one of the two numbers is masked.
    account_number: '002100123456',
  }));
  const whole = { id: 'driver-whole', nik: '3276051708900003', account_number: '002100123457' };

  const revealed = await revealNumbers('member-list/driver', [whole, ...masked], ['nik', 'account_number']);
  expect(revealed).toEqual([whole, ...masked.map((driver) => ({ ...driver, nik: `nik-${driver.id}` }))]);
  expect(bodies.map(({ ids, fields }) => [ids.length, ids[0], ids.at(-1), fields])).toEqual([
    [500, 'driver-0', 'driver-499', ['nik', 'account_number']],
    [1, 'driver-500', 'driver-500', ['nik', 'account_number']],
  ]);
});
