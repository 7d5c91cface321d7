import { expect, it } from 'vitest';
import { startApi } from '../api';

const api = startApi({ sellers: 2, detailUserName: true });

it('the switch adds the user name to the detail of a seller', async () => {
  const [seller] = api.db.sellers.all();
  const answer = await api.call(`GET backoffice/merchant-detail/${seller?.id ?? ''}`);
  expect(answer.json).toMatchObject({
    data: { payload: { credential: { user_name: seller?.user_name }, is_merchant: true } },
  });
});
