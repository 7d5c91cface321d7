import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPage } from '../../src/menu/lazyPage';

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

  it('that was fetched before is there at once, with nothing in between', async () => {
    const Page = lazyPage(() => Promise.resolve({ default: Wares }));
    await Page.fetch();
    show(Page);
    expect(screen.queryByText('Memuat')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Barang' })).toBeVisible();
  });

  it('that could not be fetched ahead is asked for again', async () => {
    const load = vi
      .fn(() => Promise.resolve({ default: Wares }))
      .mockImplementationOnce(() => Promise.reject(new Error('offline')));
    const Page = lazyPage(load);
    await expect(Page.fetch()).rejects.toThrow('offline');
    show(Page);
    expect(await screen.findByRole('heading', { name: 'Barang' })).toBeVisible();
  });
});
