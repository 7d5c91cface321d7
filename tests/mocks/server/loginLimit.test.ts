import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refused, startApi } from '../api';
import type { Answer } from '../callsTo';

const { call } = startApi({ sellers: 25 });
const start = Date.parse('2026-11-20T09:00:00+07:00');
const later = (seconds: number) => vi.setSystemTime(start + seconds * 1000);

beforeEach(() => later(0));

const login = (username: string, password: string, address = '10.0.0.1'): Promise<Answer> =>
  call('POST backoffice/login', {
    as: null,
    body: { username, password },
    headers: { 'x-caller-address': address },
  });
/** The statuses of as many attempts, one after another. */
const statusesOf = async (count: number, attempt: (number: number) => Promise<Answer>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let number = 0; number < count; number++) statuses.push((await attempt(number)).status);
  return statuses;
};
const wrong = (count: number, username: (attempt: number) => string) =>
  statusesOf(count, (attempt) => login(username(attempt), 'salah1234'));

const expectToWait = (answer: Answer): void => {
  expect(answer).toEqual(refused(429, 'Terlalu banyak percobaan. Tunggu 40 detik, lalu coba lagi.'));
  expect(answer.headers.get('Retry-After')).toBe('40');
};

describe('wrong logins of one account', () => {
  it('are answered ten times in a minute; after that even the right password gets 429', async () => {
    expect(await wrong(10, () => 'superadmin')).toEqual(Array.from({ length: 10 }, () => 400));
    later(20);
    for (const [password, address] of [
      ['salah1234', '10.0.0.1'],
      ['rahasia123', '10.0.0.1'],
      ['rahasia123', '10.0.0.2'],
    ] as const)
      expectToWait(await login(' SuperAdmin ', password, address));
    expect((await login('keuangan', 'rahasia123')).status).toBe(200);
  });

  it('are forgotten after a minute', async () => {
    await wrong(10, () => 'superadmin');
    later(59);
    expect((await login('superadmin', 'rahasia123')).headers.get('Retry-After')).toBe('1');
    later(60);
    expect((await login('superadmin', 'rahasia123')).status).toBe(200);
  });

  it('are reset by a login with the right password', async () => {
    await wrong(9, () => 'superadmin');
    expect((await login('superadmin', 'rahasia123')).status).toBe(200);
    expect(await wrong(10, () => 'superadmin')).toEqual(Array.from({ length: 10 }, () => 400));
  });

  it('are limited for an unknown account too, so that no caller learns which accounts exist', async () =>
    expect((await wrong(11, () => 'tidak-ada')).at(-1)).toBe(429));
});

describe('wrong logins from one address', () => {
  it('are answered sixty times in a minute, for all accounts together', async () => {
    expect((await wrong(60, (attempt) => `akun-${attempt}`)).at(-1)).toBe(400);
    expect((await login('superadmin', 'rahasia123')).status).toBe(429);
    expect((await login('superadmin', 'rahasia123', '10.0.0.2')).status).toBe(200);
    later(60);
    expect((await login('superadmin', 'rahasia123')).status).toBe(200);
  });
});

describe('wrong current passwords in the password change', () => {
  const change = (current_password: string, as = 'tamu', password = 'baru1234') => {
    const body = { current_password, new_password: password, confirm_password: password };
    return call('PUT backoffice/change-password', { as, body });
  };
  const guess = (count: number) => statusesOf(count, () => change('salah1234'));

  it('are answered ten times in a minute; after that even the right one gets 429', async () => {
    expect(await guess(10)).toEqual(Array.from({ length: 10 }, () => 422));
    later(20);
    for (const password of ['salah1234', 'rahasia123']) expectToWait(await change(password));
    expect((await change('rahasia123', 'keuangan')).status).toBe(200);
    later(60);
    expect((await change('rahasia123')).status).toBe(200);
  });

  it('count together with the wrong logins of the account', async () => {
    await guess(6);
    await wrong(4, () => 'tamu');
    expect((await login('tamu', 'rahasia123')).status).toBe(429);
    expect((await change('rahasia123')).status).toBe(429);
  });

  it('are reset by the right one, even if the new password is refused', async () => {
    await guess(9);
    expect((await change('rahasia123', 'tamu', 'pendek')).status).toBe(422);
    expect(await guess(10)).toEqual(Array.from({ length: 10 }, () => 422));
  });
});
