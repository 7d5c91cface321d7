import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../i18n/messages';
import { SearchBox } from '../../../src/list/filter/SearchBox';

const i18nProvider = polyglotI18nProvider(() => messages, 'id');

const box = (props: Partial<ComponentProps<typeof SearchBox>>) => (
  <I18nContextProvider value={i18nProvider}>
    <SearchBox value="" onSearch={() => undefined} {...props} />
  </I18nContextProvider>
);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('The search box', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const type = (text: string) => {
    for (let end = 1; end <= text.length; end += 1)
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: text.slice(0, end) } });
  };

  it("has the placeholder 'Cari produk'", () => {
    render(box({}));
    expect(screen.getByPlaceholderText('Cari produk')).toHaveAccessibleName('Cari produk');
  });

  it('searches once, 500 ms after the last keystroke', async () => {
    const onSearch = vi.fn();
    render(box({ onSearch }));
    type('kopi');
    await pass(499);
    expect(onSearch).not.toHaveBeenCalled();
    await pass(1);
    expect(onSearch.mock.calls).toEqual([['kopi']]);
  });

  it('reports every keystroke at once, so that the loaded rows can be filtered', () => {
    const onText = vi.fn();
    render(box({ onText }));
    type('ko');
    expect(onText.mock.calls).toEqual([[''], ['k'], ['ko']]);
  });

  it('searches at once by Enter, only once and without outer spaces', async () => {
    const onSearch = vi.fn();
    render(box({ onSearch }));
    type(' kopi ');
    fireEvent.submit(screen.getByRole('search'));
    expect(onSearch.mock.calls).toEqual([['kopi']]);
    await pass(1000);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('is emptied by its button, and then has the focus', () => {
    const onSearch = vi.fn();
    render(box({ value: 'kopi', onSearch }));
    fireEvent.click(screen.getByRole('button', { name: 'Kosongkan pencarian' }));
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Kosongkan pencarian' })).toBeNull();
  });

  it('follows a search that changes from outside, for example by the Back button', () => {
    const { rerender } = render(box({ value: 'kopi' }));
    rerender(box({ value: 'teh' }));
    expect(screen.getByRole('searchbox')).toHaveValue('teh');
  });

  it('keeps newer text when its own earlier search becomes the value', async () => {
    const { rerender } = render(box({}));
    type('kop');
    await pass(500);
    type('kopi');
    rerender(box({ value: 'kop' }));
    expect(screen.getByRole('searchbox')).toHaveValue('kopi');
  });
});
