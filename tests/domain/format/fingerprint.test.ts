import { expect, it } from 'vitest';
import { fingerprint } from '../../../src/domain/format/fingerprint';

// Published values of FNV-1a with 128 bits.
it.each([
  ['', '6c62272e07bb014262b821756295c58d'],
  ['a', 'd228cb696f1a8caf78912b704e4a8964'],
  ['foobar', '343e1662793c64bf6f0d3597ba446f18'],
])('the fingerprint of "%s" is that of FNV-1a', (text, digits) => expect(fingerprint(text)).toBe(digits));

it('differs when one letter of a long text does', () => {
  const text = 'Jalan Ciroyom 12, Bandung. '.repeat(40);
  expect(fingerprint(text)).not.toBe(fingerprint(text.replace('12', '13')));
});
