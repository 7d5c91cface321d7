import { beforeEach, describe, expect, it, vi } from 'vitest';
import { environment, unknownVariables } from '../../scripts/environment';
import { serverConfig } from '../../scripts/serverConfig';

const names = ['PORT', 'HOST', 'API_HOST', 'PICTURE_HOSTS', 'PRODUCT', 'ENVIRONMENT_LABEL', 'WITHOUT'];
beforeEach(() => {
  // Restored after each test, because the file is one of many in this process.
  for (const name of names) vi.stubEnv(name, undefined);
  return () => vi.unstubAllEnvs();
});

describe('a server', () => {
  it('listens only on this machine, at port 4173, and answers by itself if nothing else is said', () => {
    for (const name of ['HOST', 'API_HOST']) vi.stubEnv(name, ' ');
    expect(environment()).toEqual({
      port: 4173,
      host: '127.0.0.1',
      apiHost: undefined,
      pictureHosts: [],
      product: undefined,
      label: undefined,
      without: undefined,
    });
    const listen = { host: '127.0.0.1', port: 4173, strictPort: true };
    expect(serverConfig()).toMatchObject({ server: listen, preview: listen });
  });

  it('listens where HOST and PORT say', () => {
    vi.stubEnv('HOST', '0.0.0.0');
    vi.stubEnv('PORT', '8080');
    expect(serverConfig()).toMatchObject({
      server: { host: '0.0.0.0', port: 8080 },
      preview: { host: '0.0.0.0', port: 8080 },
    });
  });

  it('takes a real host with or without a slash at its end, and pictures from any number of others', () => {
    vi.stubEnv('API_HOST', ' https://api.example.com// ');
    vi.stubEnv('PICTURE_HOSTS', 'https://a.example  https://b.example');
    vi.stubEnv('PRODUCT', 'My Reborn');
    vi.stubEnv('ENVIRONMENT_LABEL', 'staging');
    vi.stubEnv('WITHOUT', 'counts notes, report-transaction');
    expect(environment()).toMatchObject({
      apiHost: 'https://api.example.com',
      pictureHosts: ['https://a.example', 'https://b.example'],
      product: 'My Reborn',
      label: 'staging',
      without: ['counts', 'notes', 'report-transaction'],
    });
  });
});

it('names a variable that was mistyped', () => {
  const given = { API_HOTS: 'https://api.example.id', API_DATA: 'memory', API_TOKEN_TTL: '60', PATH: '/bin' };
  expect(unknownVariables(given)).toEqual(['API_HOTS']);
});
