import { describe } from 'vitest';
import { openAs } from './support/signIn';
import { story } from './support/story';

describe('every route', () => {
  story('opens again on Back, Forward and reload', async ({ page }) => {
    await openAs(page, 'superadmin', '/');
    await page.waitForURL('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Apps' });
    const title = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
    await menu.getByRole('link', { name: 'Orderan' }).click();
    await title('Orderan').waitFor();
    await menu.getByRole('link', { name: 'List Produk' }).click();
    await title('List Produk').waitFor();
    await page.goBack();
    await title('Orderan').waitFor();
    await page.reload();
    await title('Orderan').waitFor();
    await page.goForward();
    await title('List Produk').waitFor();
  });
});
