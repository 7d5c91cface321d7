import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../../../support/backOffice';
import { press } from '../../../support/parts';
import { chooseTable, csvOf, importPath, soundRow } from './importPage';

const office = startBackOffice();

/** A reader beside the page, which answers only when a test says so. */
class Reader extends EventTarget {
  static started: Reader[] = [];
  isEnded = false;
  constructor() {
    super();
    Reader.started.push(this);
  }
  postMessage() {}
  terminate() {
    this.isEnded = true;
  }
}

/** Seconds that a table may take. */
const limit = 15;
let time: AbortController;

beforeEach(() => {
  Reader.started = [];
  time = new AbortController();
  vi.stubGlobal('Worker', Reader);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) =>
    milliseconds === limit * 1000 ? time.signal : timeout(milliseconds),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('a table is read beside the page', () => {
  const begin = async () => {
    const person = office.open('superadmin', importPath);
    await chooseTable(person, csvOf([soundRow(1)]));
    expect(await screen.findByText('Membaca pelapak.csv …')).toBeVisible();
    return person;
  };
  const isGivenUp = async (): Promise<void> => {
    await waitFor(() => expect(screen.queryByText(/^Membaca /)).toBeNull());
    expect(Reader.started[0]?.isEnded).toBe(true);
  };

  it('until the person presses Batal, and then the next file is read', async () => {
    const person = await begin();
    await press(person, 'Batal');
    await isGivenUp();
    expect(screen.queryByText(/^(Isi file ini|Pembaca file)/)).toBeNull();
    await chooseTable(person, csvOf([soundRow(2)], 'lain.csv'));
    expect(await screen.findByText('Membaca lain.csv …')).toBeVisible();
    expect(Reader.started).toHaveLength(2);
  });

  it('for 15 seconds at most', async () => {
    await begin();
    act(() => time.abort());
    await isGivenUp();
    expect(
      screen.getByText(/^Isi file ini terlalu banyak untuk dibaca\. Salin tabelnya saja ke file baru/),
    ).toBeVisible();
  });

  it('by a reader that may fail to load', async () => {
    await begin();
    act(() => void Reader.started[0]?.dispatchEvent(new Event('error')));
    await isGivenUp();
    expect(screen.getByText(/^Pembaca file gagal dimuat\. Periksa koneksi internet/)).toBeVisible();
  });
});
