import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollStrip } from '../../../src/widgets/filter/ScrollStrip';

/** jsdom has no layout: ten buttons of 100 px in a place of 400, and observers that are told by hand. */
let resize: (() => void)[] = [];
let width = 1000;

beforeEach(() => {
  resize = [];
  width = 1000;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => width);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * Number(this.textContent);
  });
});
afterEach(() => vi.unstubAllGlobals());

const strip = (chosen: number) => (
  <ScrollStrip label="Nomor" chosen={chosen}>
    {Array.from({ length: 10 }, (_, number) => (
      <button key={number} type="button" aria-pressed={number === chosen}>
        {number}
      </button>
    ))}
  </ScrollStrip>
);
const group = () => screen.getByRole('group', { name: 'Nomor' });
const windowOf = () => group().firstElementChild as HTMLElement;
const measured = () => act(() => resize.forEach((told) => told()));

it('shows at which end there is more, and goes there by an arrow for the mouse alone', async () => {
  render(strip(1));
  measured();
  expect(group()).toHaveClass('has-after');
  expect(group()).not.toHaveClass('has-before');
  const [arrow, ...others] = [...group().querySelectorAll<HTMLElement>('.scroll-strip-arrow')];
  expect(others).toEqual([]);
  expect(arrow).toHaveAttribute('tabindex', '-1');
  expect(screen.getAllByRole('button')).toHaveLength(10);
  if (arrow) await userEvent.click(arrow);
  expect(windowOf().scrollLeft).toBe(240);
  fireEvent.scroll(windowOf());
  expect(group()).toHaveClass('has-before', 'has-after');
});

it('brings what is chosen into sight, clear of the arrows', () => {
  const { rerender } = render(strip(8));
  expect(windowOf().scrollLeft).toBe(900 + 44 - 400);
  rerender(strip(2));
  expect(windowOf().scrollLeft).toBe(200 - 44);
});

it('says nothing where everything fits', () => {
  width = 400;
  render(strip(0));
  measured();
  expect(group().className).toBe('scroll-strip');
});
