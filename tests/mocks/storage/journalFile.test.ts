import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDataFolder } from '../../../mocks/storage/dataFolder';
import { type Change, NotKept } from '../../../mocks/storage/journal';
import { journalFile } from '../../../mocks/storage/journalFile';
import { ownFolder } from '../../support/ownFolder';

const folder = ownFolder();

const path = () => join(folder(), 'journal.jsonl');
const open = () => journalFile(path(), () => undefined);
const change = (id: string, text: string): Change => ({ table: 'banner', id, record: { id, text } });
const idsAfterRestart = () => {
  const { changes, close } = open();
  close();
  return changes().map(({ id }) => id);
};

describe('a transaction', () => {
  it('is kept as a whole or not at all, wherever its line was cut', () => {
    const journal = open();
    journal.append([change('1', 'satu')]);
    const before = readFileSync(path()).length;
    journal.append([change('2', 'dua “é”'), change('3', 'tiga')]);
    journal.close();
    const whole = readFileSync(path());
    for (let length = before; length < whole.length - 1; length++) {
      writeFileSync(path(), whole.subarray(0, length));
      expect(idsAfterRestart()).toEqual(['1']);
    }
    // Only the line break is missing, so the line is complete.
    writeFileSync(path(), whole.subarray(0, whole.length - 1));
    expect(idsAfterRestart()).toEqual(['1', '2', '3']);
  });

  it('of an older file, which held one write in a line, is replayed', () => {
    writeFileSync(path(), `${JSON.stringify(change('1', 'lama'))}\n`);
    const journal = open();
    expect(journal.changes()).toEqual([change('1', 'lama')]);
    journal.close();
  });

  it('is refused once the file is closed', () => {
    const journal = open();
    journal.close();
    journal.close();
    expect(() => journal.append([change('1', 'satu')])).toThrow(NotKept);
  });
});

describe('the data folder', () => {
  const data = () => join(folder(), 'data');
  const inFolder = () => openDataFolder(data(), () => undefined);
  const modeOf = (name: string) => (statSync(join(data(), name)).mode & 0o777).toString(8);

  it('is open only to the user who runs the server, also when it was open to others before', () => {
    mkdirSync(join(data(), 'pictures'), { recursive: true });
    const upload = 'pictures/01234567-89ab-4cde-8f01-23456789abcd.jpg';
    for (const file of ['journal.jsonl', upload]) {
      writeFileSync(join(data(), file), '');
      chmodSync(join(data(), file), 0o644);
    }
    const { journal, pictures, close } = inFolder();
    journal.append([change('1', 'satu')]);
    pictures(() => true).save('11234567-89ab-4cde-8f01-23456789abcd', new Uint8Array([1]));
    expect(['', 'pictures'].map(modeOf)).toEqual(['700', '700']);
    const files = ['journal.jsonl', upload, 'pictures/11234567-89ab-4cde-8f01-23456789abcd.jpg'];
    expect(files.map(modeOf)).toEqual(['600', '600', '600']);
    close();
  });

  it('keeps its mode when it existed without a journal', () => {
    mkdirSync(data(), { mode: 0o755 });
    inFolder().close();
    expect(modeOf('')).toBe('755');
  });

  it('is refused to a second server, and free again after the first server closed it', () => {
    const { close } = inFolder();
    expect(inFolder).toThrow(
      `another server (process ${process.pid}) works on the folder ${data()}. Stop it`,
    );
    close();
    inFolder().close();
  });

  it.each([
    ['of a process that is gone', '2147483646'],
    ['that the kill of a process with the same id left behind', String(process.pid)],
    ['that is empty', ''],
  ])('takes over a lock %s', (_, pid) => {
    mkdirSync(data());
    writeFileSync(join(data(), 'lock'), pid);
    const { close } = inFolder();
    expect(readlinkSync(join(data(), 'lock')).split(' ')[0]).toBe(String(process.pid));
    close();
  });

  it.each([
    ['', 'a file is in its place'],
    ['above', 'a file is in its place'],
    ['link', 'a file, or a link that leads nowhere, is in its place'],
    ['pictures', 'a file, or a link that leads nowhere, is in its place'],
    ['journal.jsonl', 'a folder is in the place of one of its files'],
  ])('that cannot be used is refused with a sentence (%s)', (place, reason) => {
    if (place === '' || place === 'above') writeFileSync(data(), '');
    else if (place === 'link') symlinkSync(join(folder(), 'nowhere'), data());
    else mkdirSync(data());
    if (place === 'pictures') writeFileSync(join(data(), 'pictures'), '');
    if (place === 'journal.jsonl') mkdirSync(join(data(), 'journal.jsonl'));
    const folderPath = place === 'above' ? join(data(), 'below') : data();
    expect(() => openDataFolder(folderPath, () => undefined).pictures(() => true)).toThrow(
      `API_DATA: the folder ${folderPath} cannot be used, because ${reason}. Correct this, or choose another folder, for example API_DATA=mocks/.data-2 npm start.`,
    );
  });
});
