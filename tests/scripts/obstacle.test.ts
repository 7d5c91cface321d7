// @vitest-environment node
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { environment } from '../../scripts/environment';
import { obstacle } from '../../scripts/obstacle';

const given = { ...environment(), host: '127.0.0.1', apiHost: undefined };

it('says that a port is taken, and how to choose another', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const { port } = other.address() as AddressInfo;
  const sentence = await obstacle({ ...given, port });
  other.close();
  expect(sentence).toContain(`Port ${port} is taken by another program`);
  expect(sentence).toContain(`PORT=${port + 1} npm start`);
});

it.each([Number.NaN, 0, -1, 70_000, 41.5])('refuses %s as a port', async (port) => {
  expect(await obstacle({ ...given, port })).toContain('PORT is no port number');
});

it.each(['api.example.id', 'https://api.example.id/v1', 'ftp://api.example.id', 'https://'])(
  'refuses %s as the API host',
  async (apiHost) => {
    expect(await obstacle({ ...given, port: 4173, apiHost })).toContain('API_HOST is no origin');
  },
);
