import { describe, expect, it } from 'vitest';
import { padNeighbourhood, splitNeighbourhoods } from '../../src/domain/digits';

describe('an RT or RW number', () => {
  it.each([
    ['7', '007'],
    [' 12 ', '012'],
    ['007', '007'],
    ['1234', '1234'],
    ['1a', '1a'],
    ['', ''],
    ['7.0', '007'],
    ['12,00', '012'],
    ["'007", '007'],
    // RT and RW in one cell are no RT.
    ['1-2', '1-2'],
    ['1 2', '1 2'],
    ['005.012', '005.012'],
  ])('%j is stored as %j', (typed, stored) => expect(padNeighbourhood(typed)).toBe(stored));
});

describe('RT and RW in one text', () => {
  it.each([
    ['005/012', '005', '012'],
    ["'005/012", '005', '012'],
    ['5/12', '5', '12'],
    [' 005 / 012 ', '005', '012'],
    ['5 12', '5', '12'],
    ['RT 5 RW 12', '5', '12'],
    ['RT.005/RW.012', '005', '012'],
    ['005-012', '005', '012'],
    ['rt05/rw12', '05', '12'],
    ['RT/RW: 005/012', '005', '012'],
    ['RW 12 RT 5', '5', '12'],
    ['RW/RT 12/5', '5', '12'],
    ['5 RT / 12 RW', '5', '12'],
  ])('%s', (text, rt, rw) => expect(splitNeighbourhoods(text)).toEqual({ rt, rw }));

  it('are read in the order of the column, unless the text says another one', () => {
    expect(splitNeighbourhoods('012/005', true)).toEqual({ rt: '005', rw: '012' });
    expect(splitNeighbourhoods('RT 005 RW 012', true)).toEqual({ rt: '005', rw: '012' });
  });

  it.each([
    ['', 'nothing'],
    ['5', 'one number'],
    ['005012', 'one number of six digits'],
    ['5/12/3', 'three numbers'],
    ['05/12/2026', 'a date'],
    ['05-Des', 'a date that Excel made of 5/12'],
    ['5.1', 'a number that may have been 5.10'],
    ['5,10', 'a number'],
    ['RT 5 RT 12', 'two RT'],
    ['Blok 5/12', 'another word'],
    ['0005/12', 'a number of four digits'],
  ])('are not guessed from “%s”: %s', (text) => expect(splitNeighbourhoods(text)).toBeNull());
});
