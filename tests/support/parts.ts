import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** The texts of these elements. */
export const wordsOf = (elements: readonly Element[]): string[] =>
  elements.map(({ textContent }) => textContent);

/** What is in the section of this name. */
export const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** What is in the question that is open. */
export const dialog = async (name?: string | RegExp) =>
  within(await screen.findByRole('alertdialog', name === undefined ? {} : { name }));

/** Waits until no question is open. */
export const noDialog = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** Presses a button of the page, or of the question that is open. */
export const press = async (person: UserEvent, name: string | RegExp): Promise<void> =>
  person.click(await screen.findByRole('button', { name }));
export const confirm = async (person: UserEvent, name: string | RegExp): Promise<void> =>
  person.click((await dialog()).getByRole('button', { name }));

/** The label and the values of a fact or a figure. */
export const factOf = async (label: string | RegExp): Promise<HTMLElement> =>
  (await screen.findByText(label, { selector: 'dt' })).parentElement as HTMLElement;

/** Waits for the heading of a page. */
export const pageTitled = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

/** Looks at where the link of this name leads. */
export const leadsTo = async (name: string | RegExp, href: string): Promise<void> => {
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
};

/** Whether the browser asks before it closes the tab. */
export const isAskedBeforeClosing = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
