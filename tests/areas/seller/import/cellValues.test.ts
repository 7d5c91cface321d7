import { describe, expect, it } from 'vitest';
import { hasLostDigits, tidied, valueOf } from '../../../../src/areas/seller/import/cellValues';
import type { ImportedField } from '../../../../src/areas/seller/import/importedFields';

const text = (content: string) => ({ text: content, isNumber: false });
const number = (content: string) => ({ text: content, isNumber: true });

describe('a cell gets the same value as text that is typed into the form', () => {
  it.each<[ImportedField, ReturnType<typeof text>, string]>([
    ['phoneNumber', text('0812-9999-0001'), '6281299990001'],
    ['phoneNumber', text('+62 812 9999 0001'), '6281299990001'],
    ['phoneNumber', number('81299990001'), '6281299990001'],
    ['phoneNumber', number('6281299990001'), '6281299990001'],
    ['phoneNumber', text('12345'), '12345'],
    ['nikNumber', text(' 3273 0560 1090 0009 '), '3273056010900009'],
    ['account_number', text('001-234.5678'), '0012345678'],
    ['rt', number('7'), '007'],
    ['rw', text('012'), '012'],
    ['postal_code', number('40172'), '40172'],
    ['storeName', text('  Toko Sari '), 'Toko Sari'],
  ])('%s %j becomes %s', (field, cell, value) => expect(valueOf(field, cell)).toBe(value));
});

describe('digits that a spreadsheet removed are detected', () => {
  it.each<[ImportedField, ReturnType<typeof text>, boolean]>([
    ['nikNumber', number('3273056010900000'), true],
    ['nikNumber', text('3273056010900009'), false],
    ['nikNumber', text('3,27305601090001E+15'), true],
    ['nikNumber', text('3.27E+15'), true],
    ['phoneNumber', text('6,28E+12'), true],
    ['phoneNumber', number('6281299990001'), false],
    ['account_number', number('12345678'), true],
    ['account_number', text('0012345678'), false],
    ['rt', number('7'), false],
    ['storeName', text('1E+5'), false],
  ])('%s %j: %s', (field, cell, hasLost) => expect(hasLostDigits(field, cell)).toBe(hasLost));
});

describe("'Rapikan' changes only a text that breaks the rule of its field", () => {
  it.each<[ImportedField, string, string]>([
    ['address', 'Jl. Mawar No. 5/7, Bandung', 'Jl. Mawar No. 5 7 Bandung'],
    ['fullName', "Ni'mah S.E.", 'Nimah SE'],
    ['storeDesc', 'Sayur dan buah', 'Sayur dan buah'],
    ['storeName', '123', '123'],
    ['email', 'a,b@contoh.id', 'a,b@contoh.id'],
  ])('%s %s becomes %s', (field, before, after) => expect(tidied(field, before)).toBe(after));
});
