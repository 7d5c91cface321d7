import { expect } from 'vitest';
import { openAs } from './support/signIn';
import { story } from './support/story';

story('the dates of a banner are not cut off on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, 'superadmin', '/dashboard/master-data/banner-information');
  const ends = page.locator('td small').filter({ hasText: /^sampai \d/ });
  await ends.first().waitFor();
  const cut = await ends.evaluateAll((all) =>
    all.filter((end) => end.scrollWidth > end.clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
