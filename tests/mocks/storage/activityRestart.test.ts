import { expect, it } from 'vitest';
import { overHttp, service } from '../overHttp';

const { start, stop, send, signIn } = overHttp();

it('the activity log keeps its lines after a restart, also those of deletions and exports', async () => {
  await start();
  const token = await signIn();
  await send(`${service}/backoffice/master-data/banner-information/banner-2`, token, 'DELETE');
  const line = { action: 'export', area: 'orders', rows: 12, fields: ['total'] };
  await send(`${service}/backoffice/activity`, token, 'POST', line);
  await stop();
  await start();
  const kinds = encodeURIComponent('{"kind":["delete","export"]}');
  const log = await send(`${service}/backoffice/activity?filter=${kinds}`, token);
  expect(await log.json()).toMatchObject([
    { kind: 'export', area: 'orders', rows: 12 },
    { kind: 'delete', record: 'Pekan Kopi Nusantara', record_id: null },
  ]);
});
