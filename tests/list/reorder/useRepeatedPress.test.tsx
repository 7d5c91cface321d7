import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRepeatedPress } from '../../../src/list/reorder/useRepeatedPress';

const moved = vi.fn();

const Rows = () => {
  const { press, catching } = useRepeatedPress(moved);
  return (
    <div {...catching}>
      {['first', 'second'].map((row) => (
        <button key={row} data-step="down" onClick={(event) => press(row, 'down', event)}>
          {row}
        </button>
      ))}
      <p>Beside</p>
      <button>Other</button>
    </div>
  );
};

const spot = { clientX: 100, clientY: 40 };
const click = (text: string, at = {}) =>
  fireEvent.click(screen.getByText(text), { detail: 1, ...spot, ...at });
const moves = () => moved.mock.calls.map(([row]: unknown[]) => row);

beforeEach(() => {
  moved.mockClear();
  render(<Rows />);
  click('first');
});
afterEach(() => vi.useRealTimers());

it.each(['second', 'Beside'])(
  'a click at the spot of the last one moves the same row again, on “%s” too',
  (text) => {
    click(text, { clientX: 104 });
    click(text);
    expect(moves()).toEqual(['first', 'first', 'first']);
  },
);

it.each([
  ['elsewhere', () => click('second', { clientX: 107 }), ['first', 'second']],
  ['by a key', () => click('second', { detail: 0 }), ['first', 'second']],
  ['on another control', () => click('Other'), ['first']],
])('a click %s does not move it', (_, act, expected) => {
  act();
  expect(moves()).toEqual(expected);
});

it.each([
  ['the pointer moves away', () => fireEvent.pointerMove(document, { clientX: 100, clientY: 47 })],
  ['the page is scrolled', () => fireEvent.wheel(document)],
])('once %s, a click moves the row that is there', (_, act) => {
  act();
  click('second');
  expect(moves()).toEqual(['first', 'second']);
});

it('keeps the focus on the arrow of the moved row', () => {
  const press = createEvent.mouseDown(screen.getByText('second'), { detail: 1, ...spot });
  fireEvent(screen.getByText('second'), press);
  expect(press.defaultPrevented).toBe(true);
});

it('taps of a finger belong together for two seconds', () => {
  vi.useFakeTimers();
  const tap = (text: string) => {
    const event = createEvent.click(screen.getByText(text), { detail: 1, ...spot });
    fireEvent(screen.getByText(text), Object.assign(event, { pointerType: 'touch' }));
  };
  click('Other');
  fireEvent.wheel(document);
  tap('first');
  vi.advanceTimersByTime(1900);
  tap('second');
  vi.advanceTimersByTime(1900);
  tap('second');
  expect(moves()).toEqual(['first', 'first', 'first', 'first']);
});
