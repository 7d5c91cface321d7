import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { journalFile } from '../../../mocks/storage/journalFile';
import { pictureFiles } from '../../../mocks/storage/pictureFiles';
import { ownFolder } from '../../support/ownFolder';

const folder = ownFolder();
/** What the disk was asked to do, in order. */
let asked: string[] = [];
/** True while a file is written by one call, which asks for more by itself. */
let isInside = false;
const spies: { mockRestore: () => void }[] = [];

const noting = (name: 'fdatasyncSync' | 'fsyncSync' | 'renameSync' | 'writeSync'): void => {
  const real = fs[name] as (...parameters: unknown[]) => unknown;
  const spy = vi.spyOn(fs, name).mockImplementation((...parameters: unknown[]) => {
    if (!isInside) asked.push(name);
    return real(...parameters);
  });
  spies.push(spy);
};

beforeEach(() => {
  asked = [];
  for (const name of ['fdatasyncSync', 'fsyncSync', 'renameSync', 'writeSync'] as const) noting(name);
  const write = fs.writeFileSync;
  const spy = vi.spyOn(fs, 'writeFileSync').mockImplementation((...parameters) => {
    const [, , options] = parameters;
    asked.push(typeof options === 'object' && options?.flush ? 'writeFileSync and flush' : 'writeFileSync');
    isInside = true;
    write(...parameters);
    isInside = false;
  });
  spies.push(spy);
  // The named imports of the storage follow the functions of the module only after this.
  syncBuiltinESMExports();
});
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
  syncBuiltinESMExports();
});

it('a transaction is on the disk before its call is answered', () => {
  const journal = journalFile(join(folder(), 'journal.jsonl'), () => undefined);
  asked = [];
  journal.append([{ table: 'banner', id: '1', record: { id: '1' } }]);
  expect(asked).toEqual(['writeSync', 'fdatasyncSync']);
  journal.close();
});

it('a compacted journal is on the disk before it takes the place of the old one, and its place too before a write', () => {
  journalFile(join(folder(), 'journal.jsonl'), () => undefined).close();
  expect(asked).toEqual(['writeFileSync and flush', 'renameSync', 'fsyncSync']);
});

it('an upload is on the disk before its address is answered', () => {
  const pictures = pictureFiles(join(folder(), 'pictures'), () => true);
  asked = [];
  pictures.save('01234567-89ab-4cde-8f01-23456789abcd', new Uint8Array([1]));
  expect(asked).toEqual(['writeFileSync and flush', 'fsyncSync']);
});
