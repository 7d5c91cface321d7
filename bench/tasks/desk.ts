import type { Browser, Locator, Page } from 'playwright-core';
import { openAs } from '../../tests/e2e/support/signIn';
import type { App } from '../apps';
import { visit } from '../visit';
import { countActions, type Counts } from './counts';

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A staff member in front of the product, who looks at the page, and whose every action is counted. */
export type Desk = {
  /** Only for looking. */
  page: Page;
  /** Prepares a task in another browser, at a list of this address: reads what the person must know, or acts as somebody else. */
  before: <T>(list: string, look: (page: Page) => Promise<T>, username?: string) => Promise<T>;
  /** Opens the home page and starts the count. */
  begin: () => Promise<void>;
  click: (target: Locator, modifier?: 'Shift') => Promise<void>;
  press: (key: string) => Promise<void>;
  /** Types into the field that already has the focus; moving the focus there counts. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Opens a file field with a click and chooses files. */
  choose: (field: Locator, files: ChosenFile[]) => Promise<void>;
};

/** Waits for the rows of a list. */
export const rowsAreThere = (page: Page): Promise<void> => page.getByText(/^Menampilkan 1–/).waitFor();

const homeIsThere = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Menu Anda' }).waitFor();
  // The counts in the menu appear last.
  await page.locator('.pending-badge').first().waitFor({ state: 'attached' });
};

/** Runs a task and returns its counts, from the home page to its end. */
export const atDesk = async (
  browser: Browser,
  app: App,
  task: (desk: Desk) => Promise<void>,
): Promise<Counts> => {
  const { page, context } = await visit(browser, app, { cpu: 1 });
  const takeCounts = await countActions(context);
  try {
    await task({
      page,
      before: async (list, look, username = 'superadmin') => {
        const other = await visit(browser, app, { cpu: 1, signedIn: false });
        await openAs(other.page, username, list);
        await rowsAreThere(other.page);
        const seen = await look(other.page);
        await other.context.close();
        return seen;
      },
      begin: async () => {
        await page.goto('/dashboard');
        await homeIsThere(page);
      },
      click: (target, modifier) => target.click(modifier ? { modifiers: [modifier] } : {}),
      press: (key) => page.keyboard.press(key),
      type: async (field, text) => {
        await field.and(page.locator(':focus')).waitFor();
        await page.keyboard.type(text);
      },
      choose: async (field, files) => {
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), field.click()]);
        await chooser.setFiles(files);
      },
    });
    return takeCounts();
  } finally {
    await context.close();
  }
};
