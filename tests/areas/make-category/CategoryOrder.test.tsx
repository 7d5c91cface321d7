import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';

const office = startBackOffice();
const path = '/dashboard/make-category';

const rowOf = async (name: string): Promise<HTMLElement> => {
  const words = await screen.findByText(name, { selector: '.category-words > *' });
  const row = words.closest('tr');
  if (!row) throw new Error(name);
  return row;
};
const names = (): string[] =>
  [...document.querySelectorAll('.category-words > :first-child')].map(({ textContent }) => textContent);

describe('an arrow that is pressed', () => {
  const mainNames = () => names().filter((name) => mainCategories.includes(name));
  const mainCategories = ['Makanan & Minuman', 'Fesyen', 'Elektronik', 'Rumah & Taman'];
  const spot = { clientX: 640, clientY: 300 };
  const arrow = async (name: string, way: 'Naikkan' | 'Turunkan') =>
    within(await rowOf(name)).findByRole('button', { name: `${way} ${name}` });
  const click = (person: UserEvent, target: Element, coords: { clientX: number; clientY: number }) =>
    person.pointer([
      { target, coords },
      { keys: '[MouseLeft]', target, coords },
    ]);

  it('twice at the same position moves the same row two places, not the row now under the pointer', async () => {
    const person = office.open('superadmin', path);
    await waitFor(() => expect(mainNames()).toEqual(mainCategories));
    await click(person, await arrow('Makanan & Minuman', 'Turunkan'), spot);
    await waitFor(() => expect(mainNames()[1]).toBe('Makanan & Minuman'));
    // The arrow that is now under the pointer.
    await click(person, await arrow('Fesyen', 'Turunkan'), spot);
    await waitFor(() =>
      expect(mainNames()).toEqual(['Fesyen', 'Elektronik', 'Makanan & Minuman', 'Rumah & Taman']),
    );
    expect(await arrow('Makanan & Minuman', 'Turunkan')).toHaveFocus();
    expect(screen.getByText('Makanan & Minuman: urutan 3 dari 8')).toBeInTheDocument();
  });

  it('moves its own row again after the pointer has moved away', async () => {
    const person = office.open('superadmin', path);
    await click(person, await arrow('Makanan & Minuman', 'Turunkan'), spot);
    await waitFor(() => expect(mainNames()[1]).toBe('Makanan & Minuman'));
    const fesyen = await arrow('Fesyen', 'Turunkan');
    await person.pointer([{ target: fesyen, coords: { clientX: 640, clientY: 340 } }]);
    await click(person, fesyen, spot);
    await waitFor(() => expect(mainNames().slice(0, 2)).toEqual(['Makanan & Minuman', 'Fesyen']));
  });

  it('keeps the keyboard focus, so that pressing Enter twice moves the row two places', async () => {
    const person = office.open('superadmin', path);
    const down = await arrow('Makanan & Minuman', 'Turunkan');
    down.focus();
    await person.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(mainNames()[2]).toBe('Makanan & Minuman'));
    expect(down).toHaveFocus();
    await waitFor(() =>
      expect(office.api.received.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { order: 2 },
        { order: 3 },
      ]),
    );
  });

  it('shows the new order before the response, and the old order with an error if the server refuses', async () => {
    const refuse = office.holdBack('PUT */make-category/:id', { message: 'Urutan sedang dikunci.' }, 409);
    const person = office.open('superadmin', path);
    await person.click(await arrow('Makanan & Minuman', 'Turunkan'));
    await waitFor(() => expect(mainNames()[1]).toBe('Makanan & Minuman'));
    refuse();
    expect(await screen.findByText('Urutan sedang dikunci.')).toBeVisible();
    await waitFor(() => expect(mainNames()).toEqual(mainCategories));
  });

  describe('again before the response', () => {
    const twice = ['Fesyen', 'Elektronik', 'Makanan & Minuman', 'Rumah & Taman'];
    const lists = () => office.api.receivedAt('GET backoffice/make-category').length;

    /** Moves a row two places; of the two requests, the server refuses number `refused`. `answers` answer them. */
    const moveTwice = async (refused: number) => {
      const answers: (() => void)[] = [];
      office.api.server.use(
        http.put('*/make-category/:id', async () => {
          const number = answers.length;
          await new Promise<void>((resolve) => answers.push(resolve));
          return number === refused
            ? HttpResponse.json({ message: 'Urutan sedang dikunci.' }, { status: 409 })
            : undefined;
        }),
      );
      const person = office.open('superadmin', path);
      const down = await arrow('Makanan & Minuman', 'Turunkan');
      await waitFor(() => expect(mainNames()).toEqual(mainCategories));
      down.focus();
      const before = lists();
      await person.keyboard('{Enter}{Enter}');
      await waitFor(() => expect(mainNames()).toEqual(twice));
      expect(answers).toHaveLength(1);
      answers[0]?.();
      // The second move is sent after the first one, and nothing is read in between, which would undo it on screen.
      await waitFor(() => expect(answers).toHaveLength(2));
      expect(lists()).toBe(before);
      return answers;
    };

    it('keeps both moves, and takes back only the second one if it is refused', async () => {
      const answers = await moveTwice(1);
      expect(mainNames()).toEqual(twice);
      // The list that is read again afterwards arrives only after the test has looked.
      let arrive = (): void => undefined;
      const looked = new Promise<void>((resolve) => (arrive = resolve));
      office.api.server.use(http.get('*/backoffice/make-category', () => looked));
      answers[1]?.();
      expect(await screen.findByText('Urutan sedang dikunci.')).toBeVisible();
      expect(mainNames()).toEqual(['Fesyen', 'Makanan & Minuman', 'Elektronik', 'Rumah & Taman']);
      arrive();
    });

    it('shows what the server has if the first move is refused and the second one is not', async () => {
      const answers = await moveTwice(0);
      expect(await screen.findByText('Urutan sedang dikunci.')).toBeVisible();
      await waitFor(() => expect(mainNames()).toEqual(mainCategories));
      answers[1]?.();
      await waitFor(() => expect(mainNames()).toEqual(twice));
    });
  });
});
