import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TopUpRecord } from '../../../mocks/world/moneyRecords';
import { session } from '../../../src/authProvider/session';
import { loseSession } from '../../areas/everyForm';
import { topUpsOf } from '../../areas/top-up/topUps';
import { found, startBackOffice } from '../../support/backOffice';
import { colleague } from '../../support/colleague';
import { dialog, noDialog } from '../../support/parts';
import { approve, at, canSkip, leaveWaiting, openQueue, shows, topUpTable, waitingTab } from './openQueue';

const office = startBackOffice();
const sentTo = (action: string) => office.api.received.filter(({ path }) => path.endsWith(`/${action}`));
const says = (text: string | RegExp) => expect(screen.getByText(text)).toBeVisible();
const statusOf = ({ id }: TopUpRecord) => topUpsOf(office.api).find((request) => request.id === id)?.status;

describe('a queue', () => {
  it('approves one record after the other by S, and reports each', async () => {
    const { queue, person } = await openQueue(office, 3);
    await approve(person);
    await shows(at(queue, 2), '2 dari 3');
    const message = `${at(queue, 1).request_code} disetujui. Saldo sudah ditambahkan.`;
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getByText(message)).toHaveAttribute('role', 'status');
    await noDialog();
    await approve(person);
    await shows(at(queue, 3), '3 dari 3');
    says(`${at(queue, 2).request_code} disetujui. Saldo sudah ditambahkan.`);
    expect(screen.queryByText(message)).toBeNull();
    expect(queue.map(statusOf)).toEqual(['DISETUJUI', 'DISETUJUI', 'MENUNGGU_VERIFIKASI']);
    expect(sentTo('approve')).toHaveLength(2);
  });

  it('is where a refusal goes on that an expired session interrupted', async () => {
    const { queue, person } = await openQueue(office, 3, 'superadmin');
    await person.keyboard('t');
    await person.type((await dialog()).getByRole('textbox', { name: /^Alasan/ }), 'Bukti buram');
    await loseSession();
    act(() => {
      session.save(office.api.signIn('superadmin'), false);
      history.replaceState(null, '', '/dashboard');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await person.click(await screen.findByRole('link', { name: 'Lanjutkan Formulir' }));
    await person.click((await dialog()).getByRole('button', { name: 'Batal' }));
    await shows(at(queue, 1), '1 dari 3');
  });

  it('has a link to the record that was decided, from which the arrow leads to the next one', async () => {
    const { queue, person } = await openQueue(office, 3);
    await approve(person);
    await shows(at(queue, 2), '2 dari 3');
    await person.click(screen.getByRole('link', { name: `Lihat ${at(queue, 1).request_code}` }));
    await screen.findByRole('heading', { level: 1, name: at(queue, 1).request_code });
    expect(await screen.findByText('Disetujui oleh')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lewati' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Lihat / })).toBeNull();
    await person.keyboard('{ArrowRight}');
    await shows(at(queue, 2), '2 dari 3');
  });

  it('rejects by T with a prepared reason, which can be edited', async () => {
    const { queue, person } = await openQueue(office, 2);
    await person.keyboard('t');
    const asked = await dialog();
    const reason = asked.getByRole('textbox', { name: /Alasan/ });
    expect(reason).toHaveValue('');
    const ready = within(asked.getByRole('group', { name: 'Alasan siap pakai' }));
    expect(ready.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Bukti transfer buram',
      'Nominal transfer berbeda',
      'Rekening pengirim berbeda',
      'Dana belum masuk',
      'Bukti sudah dipakai',
    ]);
    await person.click(ready.getByRole('button', { name: 'Nominal transfer berbeda' }));
    expect(reason).toHaveValue('Nominal transfer berbeda');
    expect(reason).toHaveFocus();
    await person.keyboard(' Rp500');
    await person.click(asked.getByRole('button', { name: 'Tolak' }));
    await shows(at(queue, 2), '2 dari 2');
    says(`${at(queue, 1).request_code} ditolak.`);
    const { rejection_reason } = found(topUpsOf(office.api), ({ id }) => id === at(queue, 1).id);
    expect(rejection_reason).toBe('Nominal transfer berbeda Rp500');
  });

  it('skips a record by L, and returns to it later', async () => {
    const { queue, person } = await openQueue(office, 2);
    await canSkip();
    await person.keyboard('l');
    await shows(at(queue, 2), '2 dari 2');
    expect(screen.getByRole('button', { name: 'Lewati' })).toHaveAttribute('aria-disabled', 'true');
    expect(queue.map(statusOf)).toEqual(['MENUNGGU_VERIFIKASI', 'MENUNGGU_VERIFIKASI']);
    await approve(person);
    await shows(at(queue, 1), '2 dari 2');
  });

  it('returns to the oldest skipped record after the last one of the last page', async () => {
    const template = at(leaveWaiting(office, 1), 1);
    topUpTable(office).remove(template.id);
    const queue = Array.from({ length: 12 }, (_, index) => ({
      ...template,
      id: `topup-${index + 1}`,
      request_code: `TU-${index + 1}`,
      created_at: `2026-11-01T07:${10 + index}:00+07:00`,
    }));
    for (const request of queue) topUpTable(office).put(request);
    const person = office.open('keuangan', waitingTab);
    await person.click(await screen.findByRole('button', { name: 'Halaman 2' }));
    await person.click(await screen.findByText(at(queue, 12).request_code));
    await shows(at(queue, 12), '12 dari 12');
    await approve(person);
    await shows(at(queue, 1), '2 dari 12');
  });

  it('ends at the record that was decided last, with a link to the list', async () => {
    const { queue, person } = await openQueue(office, 1);
    await approve(person);
    expect(await screen.findByText('Tidak ada lagi data dalam filter ini')).toBeVisible();
    expect(await screen.findByText('Disetujui oleh')).toBeVisible();
    const decided = 'Saldo sudah ditambahkan. Keputusan Anda kali ini: 1 permintaan disetujui.';
    says(`${at(queue, 1).request_code} disetujui. ${decided}`);
    expect(screen.queryByRole('button', { name: 'Lewati' })).toBeNull();
    expect(await screen.findByRole('link', { name: 'Kembali ke daftar' })).toBeVisible();
  });
});

describe('a record of a queue that another user decides meanwhile', () => {
  const reject = (request: TopUpRecord) =>
    colleague(office.api).send('POST', `top-up/${request.id}/reject`, { reason: 'Bukti buram' });

  it('is skipped when the server refuses the decision, with the message of the server', async () => {
    const { queue, person } = await openQueue(office, 2);
    await person.keyboard('s');
    const asked = await dialog();
    await reject(at(queue, 1));
    await person.click(asked.getByRole('button', { name: 'Setujui' }));
    await shows(at(queue, 2), '2 dari 2');
    const code = at(queue, 1).request_code;
    says(new RegExp(`^${code} dilewati\\. Status sudah “Ditolak” \\(Ratna Kusumawardani, `));
    await noDialog();
    expect(statusOf(at(queue, 1))).toBe('DITOLAK');
  });

  it('is skipped at once when it is opened, without a dialog', async () => {
    const { queue, person } = await openQueue(office, 3);
    await canSkip();
    await reject(at(queue, 2));
    await person.keyboard('l');
    await shows(at(queue, 3), '3 dari 3');
    says(`${at(queue, 2).request_code} dilewati. Statusnya sudah “Ditolak”.`);
  });

  it('stays on screen while its dialog is open', async () => {
    const { queue, person } = await openQueue(office, 2);
    office.answer('POST */reject', {}, 503);
    await person.keyboard('t');
    const asked = await dialog();
    await person.type(asked.getByRole('textbox', { name: /Alasan/ }), 'Buram');
    topUpTable(office).put({ ...at(queue, 1), status: 'DITOLAK' });
    const reads = () => office.api.receivedAt(`GET backoffice/top-up/${at(queue, 1).id}`).length;
    const before = reads();
    await person.click(asked.getByRole('button', { name: 'Tolak' }));
    expect(await asked.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(await screen.findByText('Keputusan')).toBeVisible();
    expect(asked.getByRole('textbox', { name: /Alasan/ })).toHaveValue('Buram');
    await person.click(asked.getByRole('button', { name: 'Batal' }));
    await shows(at(queue, 2), '2 dari 2');
  });
});
