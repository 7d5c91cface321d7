import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPage } from '../../src/menu/lazyPage';
import { gate } from '../support/gate';

const Wares = () => <h1>Barang</h1>;
const fallback = <p>Memuat</p>;

const show = (Page: ReturnType<typeof lazyPage>) =>
  render(
    <Suspense fallback={fallback}>
      <Page />
    </Suspense>,
  );

describe('a page of an area', () => {
  it('is fetched when it is shown for the first time', async () => {
    const load = vi.fn(() => Promise.resolve({ default: Wares }));
    const Page = lazyPage(load);
    expect(load).not.toHaveBeenCalled();
    show(Page);
    expect(screen.getByText('Memuat')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Barang' })).toBeVisible();
  });

  it('that was fetched before is shown at once, without the fallback', async () => {
    const Page = lazyPage(() => Promise.resolve({ default: Wares }));
    await Page.load();
    show(Page);
    expect(screen.queryByText('Memuat')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Barang' })).toBeVisible();
  });

  it('keeps the previous page on screen during a navigation until its code has arrived', async () => {
    const code = gate<{ default: typeof Wares }>();
    const Page = lazyPage(() => code.passed);
    const App = () => {
      const [isOpen, setOpen] = useState(false);
      // react-router renders every navigation in a transition.
      const go = () => startTransition(() => setOpen(true));
      return (
        <Suspense fallback={fallback}>{isOpen ? <Page /> : <button onClick={go}>Barang</button>}</Suspense>
      );
    };
    render(<App />);
    await userEvent.click(screen.getByRole('button', { name: 'Barang' }));
    expect(screen.getByRole('button', { name: 'Barang' })).toBeVisible();
    expect(screen.queryByText('Memuat')).not.toBeInTheDocument();
    await act(async () => {
      code.open({ default: Wares });
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'Barang' })).toBeVisible();
  });

  it('that could not be fetched in advance is fetched again when it is shown', async () => {
    const load = vi
      .fn(() => Promise.resolve({ default: Wares }))
      .mockImplementationOnce(() => Promise.reject(new Error('offline')));
    const Page = lazyPage(load);
    await expect(Page.load()).rejects.toThrow('offline');
    show(Page);
    expect(await screen.findByRole('heading', { name: 'Barang' })).toBeVisible();
  });
});
