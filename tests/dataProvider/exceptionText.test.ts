import { expect, it } from 'vitest';
import { apiErrorOf } from '../../src/dataProvider/serverErrors';

const shown = (message: string): string | undefined => apiErrorOf(500, { message }, null)?.serverMessage;

it.each([
  'SQLSTATE[23000]: Integrity constraint violation: 1062',
  `Duplicate entry 'a@b.id' for key 'users.email'`,
  'pq: duplicate key value violates unique constraint "users_email_key"',
  'ERROR: relation "merchants" does not exist',
  `select * from users where id = '7'`,
  'SELECT id, nik FROM drivers',
  'update failed: UPDATE orders SET status = 5',
  'ORA-00942: table or view does not exist',
  'ER_NO_SUCH_TABLE: x',
  'connect ECONNREFUSED 10.0.0.5:5432',
  'java.lang.NullPointerException',
  'org.springframework.dao.DataIntegrityViolation: could not execute statement',
  'could not execute statement; nested exception is',
  'TypeError: Cannot read properties of undefined (reading "id")',
  'SequelizeUniqueConstraintError',
  'undefined method `name` for nil:NilClass',
  `'NoneType' object has no attribute 'id'`,
  'Traceback (most recent call last): File "app.py", line 12',
  'Boom at Object.handle (/srv/api/orders.js:12:7)',
  'panic: runtime error: invalid memory address or nil pointer dereference',
  'No query results for model [App\\Models\\Driver] 7',
  'Undefined variable $x in /var/www/html/index.php on line 4',
  'Object reference not set to an instance of an object.',
  '[object Object]',
  '{"code":7,"detail":"x"}',
  '&lt;h1&gt;Bad Gateway&lt;/h1&gt;',
  'errors.forbidden',
  'ra.action.delete',
])('an exception’s text never reaches staff: %s', (message) => expect(shown(message)).toBe(''));

it.each([
  'Status sudah “Disetujui” (Sari, 20 Nov 2026, 09.05 WIB). Data dimuat ulang.',
  'Email sari@jakarta.go.id sudah dipakai.',
  'Rekening atas nama PT Error Prone tidak ditemukan',
  'Nomor 62812.000 sudah dipakai, 100%',
  'Isi %{_} terlebih dahulu |||| dua',
  'Please select a bank from the list',
  'phone_number tidak boleh null',
  'Foto KTP harus .jpg atau .jpeg',
  'Hubungi cs@org.co.id atau buka www.toko.com.',
  'Toko "Kolom 5" sudah ada',
  'Gagal.',
  'Internal Server Error',
  'Saldo tidak cukup [kode: 12]',
])('a sentence is shown letter by letter: %s', (message) => expect(shown(message)).toBe(message));

it('neither does one in a field’s message', () => {
  const fault = apiErrorOf(
    422,
    { errors: [{ name: 'email', message: 'SQLSTATE[23505] duplicate key value' }] },
    null,
  );
  expect(fault?.fields).toEqual([{ name: 'email', message: '' }]);
});
