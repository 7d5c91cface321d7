import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Returns the name of the focused element: its label, else its aria-label, else its text without decorative parts. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const labelledBy = element?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const name =
      element?.getAttribute('aria-label') ??
      labels?.[0]?.textContent ??
      labelledBy.map((id) => document.getElementById(id)?.textContent).join(' ');
    const heard = element?.cloneNode(true) as Element | undefined;
    for (const drawn of heard?.querySelectorAll('[aria-hidden="true"]') ?? []) drawn.remove();
    return (name || heard?.textContent || '').replaceAll('*', '').trim();
  });

/** Presses Tab until the element called `name` has the focus. Fails when one round through the page does not reach it. */
export const tabTo = async (page: Page, name: string, key = 'Tab'): Promise<void> => {
  const passed: string[] = [];
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press(key);
    const current = await focusedName(page);
    if (current === name) return;
    passed.push(current);
  }
  expect(passed, `Tab does not reach '${name}'`).toContain(name);
};

/** Reaches a field with Tab, and types. */
export const typeInto = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, label);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};

/** Reaches a combobox with Tab, types, and chooses the option of that name with the arrow keys and Enter. */
export const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await tabTo(page, label);
  await page.keyboard.type(option);
  const wanted: Locator = page.getByRole('option', { name: option, exact: true });
  await wanted.waitFor();
  const id = await wanted.getAttribute('id');
  const active = () => page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant'));
  for (let presses = 0; presses < 10 && (await active()) !== id; presses++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

/** Reaches a photo field with Tab, opens the file chooser with Enter, and chooses a file. */
export const upload = async (page: Page, label: string, file: Buffer): Promise<void> => {
  await tabTo(page, label);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/cdn/single-upload')),
    chooser.setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: file }),
  ]);
  expect(answer.status()).toBe(200);
};
