import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockDataFolder } from '../../mocks/storage/dataFolder';
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

it.each([Number.NaN, 0, -1, 70_000, 41.5])('refuses %s as a port', async (port) =>
  expect(await obstacle({ ...given, port })).toContain('PORT is no port number'),
);

it.each(['api.example.id', 'https://api.example.id/v1', 'ftp://api.example.id', 'https://'])(
  'refuses %s as the API host',
  async (apiHost) =>
    expect(await obstacle({ ...given, port: 4173, apiHost })).toContain('API_HOST is no origin'),
);

it.each(['https://a.example;b', 'a;b', "'self'", 'https://a.example,https://b.example', '*'])(
  'refuses %s as an origin of pictures, which the content security policy would read otherwise',
  async (picture) =>
    expect(await obstacle({ ...given, port: 4173, pictureHosts: ['https://a.example', picture] })).toContain(
      `PICTURE_HOSTS: ${picture} is no origin`,
    ),
);

it.each(['203.0.113.7', 'keliru.invalid'])('says that %s is no address to listen on', async (host) =>
  expect(await obstacle({ ...given, port: 4173, host })).toMatch(/^HOST is no address of this machine \(E/),
);

describe('the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'obstacle-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const freePort = async (): Promise<number> => {
    const probe = createServer();
    await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
    const { port } = probe.address() as AddressInfo;
    await new Promise((closed) => probe.close(closed));
    return port;
  };
  const sentence = async (path: string) => obstacle({ ...given, port: await freePort() }, { API_DATA: path });

  it('is no obstacle when it can be created, or when no data is kept', async () => {
    expect(await sentence(join(folder, 'baru'))).toBeNull();
    expect(await sentence('memory')).toBeNull();
  });

  it('is an obstacle when a file is in its place, and the sentence says so', async () => {
    const file = join(folder, 'berkas');
    writeFileSync(file, '');
    expect(await sentence(file)).toBe(
      `API_DATA: the folder ${file} cannot be used, because a file is in its place. Correct this, or choose another folder, for example API_DATA=mocks/.data-2 npm start.`,
    );
  });

  it('is an obstacle, and no endless wait, where the system creates none', async () => {
    if (platform() === 'linux')
      expect(await sentence('/proc/backoffice/data')).toMatch(
        /^API_DATA: the folder \/proc\/backoffice\/data cannot be used/,
      );
  });

  it('is an obstacle while another server uses it', async () => {
    const release = lockDataFolder(folder);
    expect(await sentence(folder)).toContain('another server');
    release();
    expect(await sentence(folder)).toBeNull();
  });
});
