import { expect, it } from 'vitest';
import { initialsOf } from '../../../src/layout/profile/ProfilePicture';

it.each([
  ['Siti Nur Rahmawati', 'SR'],
  ['budi', 'B'],
  ['  Ayu   Lestari ', 'AL'],
  ['𝒜yu Ćosić', '𝒜Ć'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
