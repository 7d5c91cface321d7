import { describe, expect, it } from 'vitest';
import { bankNames, bankSearchText } from '../../src/domain/banks';
import { bankNamePattern } from '../../src/domain/patterns';
import { matchesWords } from '../../src/domain/search';

const found = (typed: string) => bankNames.filter((bank) => matchesWords(bankSearchText(bank), typed));

describe('The suggested banks', () => {
  it('have names that the form accepts, each once', () => {
    expect(bankNames.filter((bank) => !bankNamePattern.test(bank))).toEqual([]);
    expect(new Set(bankNames.map((bank) => bank.toLowerCase())).size).toBe(bankNames.length);
  });

  it.each([
    ['bank syariah indonesia', 'BSI'],
    ['Bank Jawa Barat', 'bjb'],
    ['bank jago', 'Jago'],
    ['Bank DKI', 'Bank Jakarta'],
    ['blu', 'BCA Digital'],
  ])('are found by the name %s: %s', (typed, bank) => expect(found(typed)).toContain(bank));

  it('has the bank of every province under its common name', () =>
    expect(found('bank daerah')).toHaveLength(27));
});
