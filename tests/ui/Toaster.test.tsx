import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast, Toaster } from '../../src/ui/Toaster';

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const show = (...toast: Parameters<typeof showToast>): void => act(() => showToast(...toast));
const toastOf = (message: string) => screen.getByText(message).closest('.toast') as HTMLElement;

describe('the toaster (specification §8)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("titles a success 'Success!' and announces it as a status", () => {
    show('success', 'Data Berhasil disimpan!');
    const region = screen.getByRole('status');
    expect(within(region).getByText('Success!')).toBeVisible();
    expect(within(region).getByText('Data Berhasil disimpan!')).toBeVisible();
  });

  it("titles an error 'Error!' and announces it as an alert", () => {
    show('error', 'Gagal Memuat KTP');
    const region = screen.getByRole('alert');
    expect(within(region).getByText('Error!')).toBeVisible();
    expect(within(region).getByText('Gagal Memuat KTP')).toBeVisible();
  });

  it('renders its live regions before the first message', () => {
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows a message for 3000 ms', () => {
    show('success', 'Sebentar');
    pass(2999);
    expect(screen.getByText('Sebentar')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Sebentar')).toBeNull();
  });

  it('stops the time of a message while the pointer rests on it, and then continues', () => {
    show('success', 'Dibaca');
    pass(2000);
    fireEvent.pointerEnter(toastOf('Dibaca'));
    pass(9999);
    expect(screen.getByText('Dibaca')).toBeVisible();
    fireEvent.pointerLeave(toastOf('Dibaca'));
    pass(999);
    expect(screen.getByText('Dibaca')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Dibaca')).toBeNull();
  });

  it('stops the time of a message while the page is hidden', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show('error', 'Belum terlihat');
    pass(60_000);
    expect(screen.getByText('Belum terlihat')).toBeVisible();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(2999);
    expect(screen.getByText('Belum terlihat')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Belum terlihat')).toBeNull();
  });

  it('hides a message under a resting pointer after ten seconds and the rest of its time', () => {
    show('success', 'Ditinggal');
    pass(2000);
    fireEvent.pointerEnter(toastOf('Ditinggal'));
    pass(10_000);
    pass(999);
    expect(screen.getByText('Ditinggal')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Ditinggal')).toBeNull();
  });

  it('hides an error when the next attempt succeeds', () => {
    show('error', 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.');
    show('success', 'Data Berhasil diubah!');
    expect(screen.queryByText('Error!')).toBeNull();
    expect(screen.getByText('Data Berhasil diubah!')).toBeVisible();
  });

  it('shows one message at a time: an error covers a success, which has the rest of its time after it', () => {
    show('success', 'Data Berhasil diubah!');
    pass(1000);
    show('error', 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.');
    expect(screen.getByText('Error!')).toBeVisible();
    expect(screen.queryByText('Data Berhasil diubah!')).toBeNull();
    pass(3000);
    expect(screen.queryByText('Error!')).toBeNull();
    pass(1999);
    expect(screen.getByText('Data Berhasil diubah!')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Data Berhasil diubah!')).toBeNull();
  });

  it('shows an error again that a success covered without ending the attempt', () => {
    show('error', 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.');
    pass(1000);
    show('success', 'Tautan disalin.', true);
    expect(screen.queryByText('Error!')).toBeNull();
    pass(3000);
    expect(screen.queryByText('Tautan disalin.')).toBeNull();
    pass(1999);
    expect(screen.getByText('Server sedang sibuk. Tunggu sebentar, lalu coba lagi.')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Error!')).toBeNull();
  });

  it('shows an error again that another one covered', () => {
    show('error', 'Gagal Memuat KTP');
    show('error', 'Foto gagal dimuat');
    expect(screen.queryByText('Gagal Memuat KTP')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
    expect(screen.getByText('Gagal Memuat KTP')).toBeVisible();
  });

  it('shows the newest of two successes for its whole time', () => {
    show('success', 'INV/20261115/0001 selesai');
    pass(2000);
    show('success', 'INV/20261115/0002 selesai');
    expect(screen.queryByText(/0001/)).toBeNull();
    pass(2999);
    expect(screen.getByText('INV/20261115/0002 selesai')).toBeVisible();
    pass(1);
    expect(screen.queryByText(/selesai/)).toBeNull();
  });

  it('stops the time of a message while it has the focus', () => {
    show('error', 'Difokus');
    const button = screen.getByRole('button', { name: 'Tutup pemberitahuan' });
    act(() => button.focus());
    pass(60_000);
    expect(screen.getByText('Difokus')).toBeVisible();
    act(() => button.blur());
    pass(3000);
    expect(screen.queryByText('Difokus')).toBeNull();
  });

  it('hides a message by its close button', () => {
    show('error', 'Cukup');
    fireEvent.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
    expect(screen.queryByText('Cukup')).toBeNull();
  });

  it('shows an equal message only once, and restarts its time', () => {
    show('error', 'Sama');
    pass(2500);
    show('error', 'Sama');
    expect(screen.getAllByText('Sama')).toHaveLength(1);
    pass(2500);
    expect(screen.getByText('Sama')).toBeVisible();
    pass(500);
    expect(screen.queryByText('Sama')).toBeNull();
  });

  it('shows only the newest of errors that differ only in their wait time', () => {
    show('error', 'Terlalu banyak percobaan. Coba lagi dalam 12 detik.');
    show('error', 'Terlalu banyak percobaan. Coba lagi dalam 9 detik.');
    expect(screen.getByText('Terlalu banyak percobaan. Coba lagi dalam 9 detik.')).toBeVisible();
    expect(screen.queryByText(/12 detik/)).toBeNull();
  });

  it('shows markup as text', () => {
    show('error', '<img src=x onerror=alert(1)>');
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });
});
