import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config';
import { pictureAddress } from '../../src/dataProvider/pictures/pictureAddress';
import { answer, startApiServer } from './apiServer';

startApiServer();

const useHost = async (apiHost: string): Promise<void> => {
  answer(() => HttpResponse.json({ apiHost }), 'config.json');
  await loadConfig();
};

describe('the address of a picture', () => {
  afterEach(() => useHost(''));

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

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'ftp://contoh.id/a.jpg', 'https://'])(
    '%s is refused',
    (text) => expect(pictureAddress(text)).toBeNull(),
  );
});
