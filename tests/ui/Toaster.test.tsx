import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast, Toaster } from '../../src/ui/Toaster';

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const show = (...toast: Parameters<typeof showToast>): void => act(() => showToast(...toast));
/** The message is on screen for this long, and no longer. */
const isGoneAfter = (milliseconds: number, message: string): void => {
  pass(milliseconds - 1);
  expect(screen.getByText(message)).toBeVisible();
  pass(1);
  expect(screen.queryByText(message)).toBeNull();
};
const busy = 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.';
const saved = 'Data Berhasil diubah!';
const close = () => screen.getByRole('button', { name: 'Tutup pemberitahuan' });
const toastOf = (message: string) => screen.getByText(message).closest('.toast') as HTMLElement;

describe('the toaster (specification §8)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['success', 'Success!', 'status'],
    ['error', 'Error!', 'alert'],
  ] as const)("titles a message of %s '%s' and announces it as %s", (type, title, role) => {
    show(type, saved);
    expect(within(screen.getByRole(role)).getByText(title)).toBeVisible();
    expect(within(screen.getByRole(role)).getByText(saved)).toBeVisible();
  });

  it('renders its live regions before the first message', () => {
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows a message for 3000 ms, whose time stops while the pointer rests on it', () => {
    show('success', 'Dibaca');
    pass(2000);
    fireEvent.pointerEnter(toastOf('Dibaca'));
    pass(9999);
    expect(screen.getByText('Dibaca')).toBeVisible();
    fireEvent.pointerLeave(toastOf('Dibaca'));
    isGoneAfter(1000, 'Dibaca');
  });

  it('stops the time of a message while the page is hidden', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show('error', 'Belum terlihat');
    pass(60_000);
    expect(screen.getByText('Belum terlihat')).toBeVisible();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    isGoneAfter(3000, 'Belum terlihat');
  });

  it('hides a message under a resting pointer after ten seconds and the rest of its time', () => {
    show('success', 'Ditinggal');
    pass(2000);
    fireEvent.pointerEnter(toastOf('Ditinggal'));
    pass(10_000);
    isGoneAfter(1000, 'Ditinggal');
  });

  it('hides an error when the next attempt succeeds', () => {
    show('error', busy);
    show('success', saved);
    expect(screen.queryByText('Error!')).toBeNull();
    expect(screen.getByText(saved)).toBeVisible();
  });

  it('shows one message at a time: an error covers a success, which has the rest of its time after it', () => {
    show('success', saved);
    pass(1000);
    show('error', busy);
    expect(screen.getByText('Error!')).toBeVisible();
    expect(screen.queryByText(saved)).toBeNull();
    pass(3000);
    expect(screen.queryByText('Error!')).toBeNull();
    isGoneAfter(2000, saved);
  });

  it('shows an error again that a success covered without ending the attempt', () => {
    show('error', busy);
    pass(1000);
    show('success', 'Tautan disalin.', true);
    expect(screen.queryByText('Error!')).toBeNull();
    pass(3000);
    expect(screen.queryByText('Tautan disalin.')).toBeNull();
    isGoneAfter(2000, busy);
  });

  it('shows an error again that another one covered until its button closes it', () => {
    show('error', 'Gagal Memuat KTP');
    show('error', 'Foto gagal dimuat');
    expect(screen.queryByText('Gagal Memuat KTP')).toBeNull();
    fireEvent.click(close());
    expect(screen.getByText('Gagal Memuat KTP')).toBeVisible();
  });

  it('shows the newest of two successes for its whole time', () => {
    show('success', 'INV/20261115/0001 selesai');
    pass(2000);
    show('success', 'INV/20261115/0002 selesai');
    expect(screen.queryByText(/0001/)).toBeNull();
    isGoneAfter(3000, 'INV/20261115/0002 selesai');
  });

  it('stops the time of a message while it has the focus', () => {
    show('error', 'Difokus');
    const button = close();
    act(() => button.focus());
    pass(60_000);
    expect(screen.getByText('Difokus')).toBeVisible();
    act(() => button.blur());
    isGoneAfter(3000, 'Difokus');
  });

  it('shows an equal message only once, and restarts its time', () => {
    show('error', 'Sama');
    pass(2500);
    show('error', 'Sama');
    isGoneAfter(3000, 'Sama');
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
