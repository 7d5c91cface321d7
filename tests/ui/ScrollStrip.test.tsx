import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollStrip } from '../../src/ui/Tabs';

/** jsdom has no layout: the tests play ten buttons of 100 px in 400 px, and call the observers themselves. */
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
const arrows = () => [...group().querySelectorAll<HTMLElement>('.scroll-strip-arrow')];
const windowOf = () => group().firstElementChild as HTMLElement;
const measured = () => act(() => resize.forEach((callback) => callback()));

it('the strip shows at which end it can scroll, and scrolls by an arrow that only the mouse reaches', async () => {
  render(strip(1));
  measured();
  const [arrow, ...others] = arrows();
  expect(arrow).toHaveClass('is-after');
  expect(others).toEqual([]);
  expect(arrow).toHaveAttribute('tabindex', '-1');
  expect(screen.getAllByRole('button')).toHaveLength(10);
  if (arrow) await userEvent.click(arrow);
  expect(windowOf().scrollLeft).toBe(240);
  fireEvent.scroll(windowOf());
  expect(arrows()).toHaveLength(2);
});

it('the strip scrolls the chosen button into view, beside the arrows', () => {
  const { rerender } = render(strip(8));
  expect(windowOf().scrollLeft).toBe(900 + 44 - 400);
  rerender(strip(2));
  expect(windowOf().scrollLeft).toBe(200 - 44);
});

it('the strip shows no arrow if everything fits', () => {
  width = 400;
  render(strip(0));
  measured();
  expect(arrows()).toEqual([]);
});
