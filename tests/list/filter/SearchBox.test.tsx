import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../src/list/filter/SearchBox';
import { renderWithWords } from '../../support/renderWithWords';

const box = (props: Partial<ComponentProps<typeof SearchBox>>) => (
  <SearchBox value="" onSearch={() => undefined} {...props} />
);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('The search box', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const type = (text: string) => {
    for (let end = 1; end <= text.length; end += 1)
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: text.slice(0, end) } });
  };

  it('searches once, 500 ms after the last keystroke', async () => {
    const onSearch = vi.fn();
    renderWithWords(box({ onSearch }));
    type('kopi');
    await pass(499);
    expect(onSearch).not.toHaveBeenCalled();
    await pass(1);
    expect(onSearch.mock.calls).toEqual([['kopi']]);
  });

  it('searches at once by Enter, only once and without outer spaces', async () => {
    const onSearch = vi.fn();
    renderWithWords(box({ onSearch }));
    type(' kopi ');
    fireEvent.submit(screen.getByRole('search'));
    expect(onSearch.mock.calls).toEqual([['kopi']]);
    await pass(1000);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('is emptied by its button, and then has the focus', () => {
    const onSearch = vi.fn();
    renderWithWords(box({ value: 'kopi', onSearch }));
    fireEvent.click(screen.getByRole('button', { name: 'Kosongkan pencarian' }));
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Kosongkan pencarian' })).toBeNull();
  });

  it('keeps newer text when its own earlier search becomes the value', async () => {
    const { rerender } = renderWithWords(box({}));
    type('kop');
    await pass(500);
    type('kopi');
    rerender(box({ value: 'kop' }));
    expect(screen.getByRole('searchbox')).toHaveValue('kopi');
  });
});
