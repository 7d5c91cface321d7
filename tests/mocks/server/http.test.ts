import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { clientHeaders } from '../../support/clientHeaders';
import { refused } from '../api';
import { sendTo, service } from '../callsTo';
import { overHttp } from '../overHttp';
import { photo } from '../photo';

/** Tests of faults that only a real connection can have; wrongCalls.test.ts tests the handlers. */

const { call, port, printed, send, signIn, start, upload } = overHttp();

/** Sends bytes unchanged, and returns the first line of the answer. */
const sendRaw = (text: string): Promise<string> =>
  new Promise((done) => {
    let answer = '';
    const socket = connect(port(), '127.0.0.1', () => socket.write(text));
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    socket.on('close', () => done(answer.split('\r\n')[0] ?? ''));
  });
const head = [
  'Connection: close',
  ...Object.entries(clientHeaders).map(([name, value]) => `${name}: ${value}`),
];

describe('an address', () => {
  it('outside the API is passed on to the pages', async () => {
    await start();
    expect(await (await send(null, 'GET /dashboard')).text()).toBe('not the API');
  });

  it.each([
    ['GET', '/users-services/api/v1/tidak-ada', 404, 'tidak dikenal'],
    ['GET', '/users-services/', 404, 'tidak dikenal'],
    ['GET', '/cdn/public/', 404, 'tidak dikenal'],
    ['GET', '/cdn/public/%2e%2e%2fjournal.jpg', 404, 'Foto tidak ditemukan.'],
    ['GET', `${service}/region/city/%`, 400, 'tidak dapat dibaca'],
    ['GET', `${service}/backoffice/orders/%E0%A4%A`, 400, 'tidak dapat dibaca'],
    ['GET', '/cdn/public/%ff.jpg', 400, 'tidak dapat dibaca'],
    ['GET', `${service}/backoffice/login`, 405, 'hanya POST'],
    ['DELETE', `${service}/backoffice/login`, 405, 'Server tidak menerima DELETE'],
    ['OPTIONS', `${service}/region/province`, 405, 'hanya GET'],
    ['GET', `${service}/region/province/`, 404, 'tidak dikenal'],
    ['PUT', `${service}/backoffice/orders/order-1`, 405, 'hanya GET'],
    ['POST', `${service}/backoffice/consumer-list`, 405, 'hanya GET'],
    ['PATCH', `${service}/backoffice/make-category/kategori-1`, 405, 'hanya GET, PUT, DELETE, HEAD'],
  ])('%s %s is answered with %d', async (method, path, status, words) => {
    await start();
    expect(await call(null, `${method} ${path}`)).toEqual(refused(status, expect.stringContaining(words)));
  });
});

describe('a request', () => {
  it.each([
    ['a forbidden method', 'TRACE', 'x', '', 400],
    ['a body where there is none', 'GET', 'x', '{}', 401],
    ['a body of a HEAD', 'HEAD', 'x', '{}', 401],
    ['a Host header that is no host name', 'GET', ':::', '', 401],
  ])('with %s is answered', async (_, method, host, body, status) => {
    await start();
    const lines = [`${method} ${service}/region/province HTTP/1.1`, `Host: ${host}`, ...head];
    const text = [...lines, `Content-Length: ${body.length}`, '', body].join('\r\n');
    expect(await sendRaw(text)).toContain(`HTTP/1.1 ${status} `);
  });

  it('that is too large is refused, and the largest allowed photo is accepted', async () => {
    await start();
    const token = await signIn();
    expect((await upload(token, photo(5000 * 1024))).status).toBe(200);
    expect(await upload(token, photo(5000 * 1024 + 1))).toEqual(refused(413, /melebihi 5\.000 KB/));
    expect(await upload(token, photo(7 * 1024 * 1024))).toEqual(refused(413, /8 MB/));
  });

  it('that is large is accepted only as a photo upload of a signed-in user', async () => {
    await start();
    const token = await signIn();
    expect((await upload('palsu', photo(1024 * 1024))).status).toBe(401);
    const note = { text: 'x'.repeat(256 * 1024) };
    expect(await call(token, 'POST backoffice/orders/x/notes', note)).toEqual(
      refused(413, 'Ukuran permintaan melebihi batas 256 KB. Kurangi isinya, lalu kirim kembali.'),
    );
  });

  it.each([
    ['without an end', 'Transfer-Encoding: chunked'],
    ['that is announced as too large', 'Content-Length: 9000000000'],
  ])('with a body %s is refused, and the connection closed', async (_, length) => {
    await start();
    const lines = [`POST ${service}/backoffice/login HTTP/1.1`, 'Host: x', ...head.slice(1), length, '', ''];
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    let answer = '';
    let sent = 0;
    await new Promise<void>((done) => {
      let sending: NodeJS.Timeout;
      const socket = connect(port(), '127.0.0.1', () => {
        socket.write(lines.join('\r\n'));
        sending = setInterval(() => {
          if (socket.writable) socket.write(chunk);
          sent += chunk.length;
        }, 1);
      });
      socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
      // The server closes the connection while this side is still sending.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(sending);
        done();
      });
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*Connection: close[\s\S]*melebihi batas 256 KB/i);
    expect(sent).toBeLessThan(500_000_000);
    expect(await signIn()).not.toBe('');
  });

  it('cannot set by a header the caller address that its wrong logins count for', async () => {
    await start();
    const attempt = (username: string) =>
      sendTo(`http://127.0.0.1:${port()}`, 'POST backoffice/login', {
        body: { username, password: 'salah1234' },
        headers: { 'x-caller-address': username, connection: 'close' },
      });
    const statuses: number[] = [];
    for (let number = 0; number <= 60; number++) statuses.push((await attempt(`akun-${number}`)).status);
    expect(statuses.slice(-2)).toEqual([400, 429]);
  });

  it('whose caller disconnects in the middle does not disturb the next call', async () => {
    await start();
    const login = `POST ${service}/backoffice/login HTTP/1.1`;
    const text = [login, 'Host: x', ...head, 'Content-Length: 100', '', '{'];
    await new Promise<void>((done) => {
      const socket = connect(port(), '127.0.0.1', () =>
        socket.write(text.join('\r\n'), () => socket.destroy()),
      );
      socket.on('close', () => done());
    });
    expect(await signIn()).not.toBe('');
  });
});

describe('a failure', () => {
  it('cuts the connection when API_FAULTS says offline', async () => {
    await start({ API_FAULTS: 'GET region/*=offline' });
    await expect(call(await signIn(), 'GET region/province')).rejects.toThrow(TypeError);
  });

  it('of the server is printed to the console, and answered without its details', async () => {
    await start({ API_DATA: 'memory' });
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new Error('no randomness');
    });
    const body = { username: 'tamu', password: 'rahasia123' };
    expect(await call(null, 'POST backoffice/login', body)).toEqual(refused(500, /gangguan/));
    expect(printed()).toEqual([new Error('no randomness')]);
  });
});
