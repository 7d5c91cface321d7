import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig, readConfig } from '../../src/config';
import { apiUrl } from '../../src/dataProvider/http';
import { answer, startApiServer, text } from './apiServer';

startApiServer();

describe('the host', () => {
  afterEach(async () => {
    answer(() => HttpResponse.json({}), 'config.json');
    await loadConfig();
  });

  it('is read at run time, without its trailing slashes', async () => {
    answer(() => HttpResponse.json({ apiHost: 'https://api.contoh.id//' }), 'config.json');
    await loadConfig();
    expect(apiUrl('/users-services/x')).toBe('https://api.contoh.id/users-services/x');
  });

  it('keeps the default of each setting that has a wrong type in the file', () =>
    expect(readConfig({ apiHost: 1, product: '', environment: null, demoAccounts: {} })).toEqual(
      readConfig({}),
    ));

  it.each([['nothing'], [null], [7]])('is not guessed when the file holds %j', (value) =>
    expect(() => readConfig(value)).toThrow('config.json'),
  );

  it('is not guessed when the file cannot be fetched', async () => {
    answer(() => text('not here', 404, 'text/plain'), 'config.json');
    await expect(loadConfig()).rejects.toThrow('404');
  });
});
