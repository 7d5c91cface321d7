import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const profile = '/dashboard/profile';

/** Waits for the heading of a page, whose keys work from then on. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Opens the palette by its key, and writes a text into it. */
export const look = async (person: UserEvent, typed = ''): Promise<void> => {
  await screen.findByRole('heading', { level: 1 });
  await person.keyboard('{Control>}k{/Control}');
  const box = await input();
  if (typed === '') return;
  await person.click(box);
  await person.paste(typed);
};

/** Writes another text into the open palette. */
export const lookAgain = async (person: UserEvent, typed: string): Promise<void> => {
  await person.clear(await input());
  await person.paste(typed);
};

export const input = () => screen.findByRole('combobox', { name: 'Cari halaman, tindakan, dan data' });

/** The texts of the options under a heading. */
export const optionsOf = async (group: string): Promise<string[]> =>
  within(await screen.findByRole('group', { name: group }))
    .queryAllByRole('option')
    .map((option) => option.textContent);

export const option = (name: string | RegExp) => screen.findByRole('option', { name });
