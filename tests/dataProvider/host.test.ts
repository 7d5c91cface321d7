import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig, readConfig } from '../../src/config';
import { apiUrl } from '../../src/dataProvider/http';
import { pictureAddress } from '../../src/dataProvider/pictures/pictureAddress';
import { answer, startApiServer, text } from './apiServer';

startApiServer();

const useHost = async (apiHost: string): Promise<void> => {
  answer({ apiHost }, 'config.json');
  await loadConfig();
};
afterEach(() => useHost(''));

describe('the host', () => {
  it('is read at run time, without its trailing slashes', async () => {
    await useHost('https://api.contoh.id//');
    expect(apiUrl('/users-services/x')).toBe('https://api.contoh.id/users-services/x');
  });

  it('keeps the default of each setting that has a wrong type in the file', () =>
    expect(
      readConfig({ apiHost: 1, product: '', environment: null, demoAccounts: {}, without: 'notes' }),
    ).toEqual(readConfig({})));

  it.each([['nothing'], [null], [7]])('is not guessed when the file holds %j', (value) =>
    expect(() => readConfig(value)).toThrow('config.json'),
  );

  it('is not guessed when the file cannot be fetched', async () => {
    answer(() => text('not here', 404, 'text/plain'), 'config.json');
    await expect(loadConfig()).rejects.toThrow('404');
  });
});

describe('the address of a picture', () => {
  it.each([
    ['/cdn/a.jpg', 'https://api.contoh.id/cdn/a.jpg'],
    ['uploads/a.jpg', 'https://api.contoh.id/uploads/a.jpg'],
    ['https://cdn.contoh.id/a.jpg', 'https://cdn.contoh.id/a.jpg'],
  ])('%s is one of the host of the API if it is relative', async (text, address) => {
    await useHost('https://api.contoh.id');
    expect(pictureAddress(text)?.href).toBe(address);
  });

  it('may be without https on the host of the API and on this page alone', async () => {
    await useHost('http://127.0.0.1:4000');
    expect(pictureAddress('/cdn/a.jpg')?.href).toBe('http://127.0.0.1:4000/cdn/a.jpg');
    expect(pictureAddress(`blob:${location.origin}/7`)).not.toBeNull();
    expect(pictureAddress('http://cdn.contoh.id/a.jpg')).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'blob:https://contoh.id/1',
    'file:///foto/1.jpg',
    'ftp://contoh.id/a.jpg',
    'https://',
  ])('%s is refused', (text) => expect(pictureAddress(text)).toBeNull());
});
