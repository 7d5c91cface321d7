import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../../support/backOffice';
import { press, section } from '../../support/parts';
import { layDown } from '../../support/smallWorld';
import { catchFiles } from '../savedFiles';

const office = startBackOffice();
const files = catchFiles();
beforeEach(() => layDown(office.api.db));

const drivers = () => office.table('member-list/driver').all();
const revealed = () => office.api.receivedAt('POST member-list/driver/reveal').map(({ body }) => body);
const list = filtered('/dashboard/member-list/driver', { city: 'Kota Depok' });

const openPanel = async (person: UserEvent) => {
  await screen.findByText(/^Menampilkan /);
  await press(person, 'Ekspor');
  return within(await screen.findByRole('dialog', { name: 'Ekspor Driver' }));
};

const exportWhole = async (person: UserEvent): Promise<void> => {
  const panel = await openPanel(person);
  await person.click(panel.getByRole('checkbox', { name: 'Tulis nomor lengkap' }));
  await person.click(panel.getByRole('button', { name: 'CSV (.csv)' }));
};

const isDone = () => screen.findByText('Ekspor selesai: 5 baris diunduh.');

/** NIK, licence and account number in each line of the file; undefined for a column that it lacks. */
const numbers = async (): Promise<(string | undefined)[][]> => {
  const [head = [], ...rows] = await files.cells();
  const places = ['NIK', 'Nomor SIM', 'Nomor Rekening'].map((label) => head.indexOf(label));
  return rows.map((row) => places.map((place) => row[place]));
};

/** Five drivers, with the same numbers each. */
const five = <T,>(each: T): T[] => Array.from({ length: 5 }, () => each);
const whole = ['"=""3276051708900003"""', '"=""012345678901"""', '"=""002100123456"""'];
const hidden = ['••••••••••••0003', '••••••••8901', '••••••••3456'];
const fields = ['nik', 'sim_number', 'account_number'];

describe('an export of drivers with whole numbers', () => {
  it('has every digit, and is recorded in the history of each driver and in the activity log', async () => {
    const person = office.open('pengamat', list);
    // The page of a driver that was open before shows the export too.
    await person.click(await screen.findByRole('link', { name: 'Agus Salim' }));
    await screen.findByRole('region', { name: 'Linimasa' });
    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    await exportWhole(person);
    await isDone();
    expect(await numbers()).toEqual(five(whole));
    expect(revealed()).toMatchObject([{ fields }]);
    const exported = drivers().filter(({ city }) => city === 'Kota Depok');
    expect(exported.map(({ history }) => (history as object[]).at(-1))).toEqual(
      five(expect.objectContaining({ action: 'reveal.export', actor: 'Bambang Sutrisno' })),
    );
    await waitFor(() =>
      expect(office.api.db.activity.all()).toMatchObject([
        { kind: 'reveal', area: 'member-list/driver', rows: 5, fields },
        { kind: 'export', area: 'member-list/driver', rows: 5 },
      ]),
    );
    await person.click(screen.getByRole('link', { name: 'Agus Salim' }));
    const timeline = await section('Linimasa');
    expect(await timeline.findByText('Nomor lengkap diekspor')).toBeVisible();
  });

  it('says that it will be logged, and the next export hides the numbers again', async () => {
    const person = office.open('pengamat', list);
    const panel = await openPanel(person);
    const choice = panel.getByRole('checkbox', { name: 'Tulis nomor lengkap' });
    expect(choice).toHaveAccessibleDescription(/disamarkan, kecuali empat karakter terakhirnya/);
    await person.click(choice);
    expect(choice).toHaveAccessibleDescription(/ditulis lengkap\. Hal ini dicatat atas nama Anda/);
    await person.click(panel.getByRole('button', { name: 'CSV (.csv)' }));
    await isDone();
    const again = await openPanel(person);
    expect(again.getByRole('checkbox', { name: 'Tulis nomor lengkap' })).not.toBeChecked();
    await person.click(again.getByRole('button', { name: 'CSV (.csv)' }));
    await waitFor(async () => expect(await numbers()).toEqual(five(hidden)));
    expect(revealed()).toHaveLength(1);
  });

  it('requests only the numbers of the visible columns', async () => {
    const person = office.open('pengamat', list);
    await press(person, /^Kolom/);
    await person.click(await screen.findByRole('checkbox', { name: 'NIK' }));
    await person.keyboard('{Escape}');
    const panel = await openPanel(person);
    await person.click(panel.getByRole('radio', { name: /^Yang tampil di tabel/ }));
    await person.click(panel.getByRole('checkbox', { name: 'Tulis nomor lengkap' }));
    await person.click(panel.getByRole('button', { name: 'CSV (.csv)' }));
    await isDone();
    expect(revealed()).toMatchObject([{ fields: ['nik'] }]);
    expect(await numbers()).toEqual(five([whole[0], undefined, undefined]));
    // The log names the columns of the file, not all that there are.
    await waitFor(() =>
      expect(office.api.receivedAt('POST activity').map(({ body }) => body)).toEqual([
        {
          action: 'export',
          area: 'member-list/driver',
          rows: 5,
          fields: 'full_name phone nik vehicle_type merk plat_nomor city balance rating status'.split(' '),
        },
      ]),
    );
  });

  it('downloads no file if the request for the numbers fails, says why, and includes them after a retry', async () => {
    office.answer('POST */driver/reveal', { message: 'Sedang diperbaiki' }, { status: 500, once: true });
    const person = office.open('pengamat', list);
    await exportWhole(person);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ekspor Driver' }));
    expect(await dialog.findByText('Sedang diperbaiki')).toBeVisible();
    expect(files.name()).toBe('');
    await person.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    await isDone();
    expect(await numbers()).toEqual(five(whole));
  });

  it('downloads no file if the user cancels it while the numbers are loading', async () => {
    const answer = office.holdBack('POST */driver/reveal');
    const person = office.open('pengamat', list);
    await exportWhole(person);
    await waitFor(() => expect(revealed()).toHaveLength(1));
    await press(person, 'Batalkan ekspor');
    answer();
    expect(await screen.findByText('Ekspor dibatalkan.')).toBeVisible();
    expect(files.name()).toBe('');
  });

  it('requests no numbers if the host does not mask them', async () => {
    const shown = drivers().filter(({ city }) => city === 'Kota Depok');
    office.answer('GET */member-list/driver', shown, { total: 5 });
    const person = office.open('pengamat', list);
    await exportWhole(person);
    await isDone();
    expect(await numbers()).toEqual(five(whole));
    expect(revealed()).toEqual([]);
  });
});
