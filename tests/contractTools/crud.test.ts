import { beforeAll, describe, expect, it } from 'vitest';
import { told } from '../../contract/check/differences';
import { check } from '../../contract/check/run';
import { demoPassword } from '../../mocks/server/accounts';
import { pages } from '../e2e/support/pages';
import { signIn } from '../e2e/support/signIn';
import { type Person, story } from '../e2e/support/story';
import { startCrudHost } from './support/crudHost';
import { productOn } from './support/productOn';

/** A host that nobody here wrote: the check says what staff will notice, and the product works with the rest. */

const host = productOn(startCrudHost);
let report: Awaited<ReturnType<typeof check>>;

const checkedAs = (user: string) =>
  check({ host: host(), user, password: demoPassword, origin: undefined, mayWrite: false, isJson: false });

beforeAll(async () => {
  report = await checkedAs('superadmin');
});

describe('the check of express-crud-router', () => {
  const says = (name: string) => report.checks.find((one) => one.name === name);

  it('says for a manager that it works with losses, and what config.json leaves out', () => {
    expect(report.exitCode).toBe(1);
    expect(report.sentence).toBe(
      `WORKS WITH LOSSES with ${host()}: of 92 calls 61 missing, 2 incomplete; ` +
        '3 checks failed (search, filter, strong ETags); 64 calls that write were not tried.',
    );
    expect(report.without).toEqual(['activity', 'counts', 'place', 'profile', 'roles', 'search']);
  });

  it('names how its answers differ, list by list and record by record', () => {
    // Without the numbers of rows, because how many are decided depends on the day.
    const differences = report.calls
      .filter(({ operation }) =>
        /^GET .*\/(top-up|driver|make-category)(\/\{id\})?$/.test(`GET ${operation.path}`),
      )
      .flatMap(({ operation, verdict, differences: found }) =>
        found
          .filter(({ what }) => what !== 'extra')
          .map((one) => `${verdict} ${operation.id} ${told(one)}`.replace(/ \(\d+ of \d+\)$/, '')),
      );
    expect(differences).toEqual([
      'loses getMakeCategory status: 500 to the sort by place: it is sorted by order',
      'read getMemberListDriver wrong type: [].is_online, a number instead of boolean, which is read',
      'read getMemberListDriver wrong type: [].registered_at, text instead of date-time, which is read',
      'read getTopUp wrong type: [].created_at, text instead of date-time, which is read',
      'read getTopUp wrong type: [].expired_at, text instead of date-time, which is read',
      'read getTopUp wrong type: [].approved_at, text instead of date-time, which is read',
      'read getTopUp wrong type: [].rejected_at, text instead of date-time, which is read',
      'read getMemberListDriverId wrong type: is_online, a number instead of boolean, which is read',
      'read getMemberListDriverId wrong type: registered_at, text instead of date-time, which is read',
      'read getTopUpId wrong type: created_at, text instead of date-time, which is read',
      'read getTopUpId wrong type: expired_at, text instead of date-time, which is read',
      'read getTopUpId wrong type: approved_at, text instead of date-time, which is read',
      'read getTopUpId wrong type: rejected_at, text instead of date-time, which is read',
    ]);
  });

  it('finds no fault with pages, totals and sorts, and all that it does not know of searches and filters', () => {
    for (const name of ['page 2 differs', 'total', 'sort']) expect(says(name)?.verdict).toBe('holds');
    expect(says('search')?.says).toMatch(/^master-data\/banner-information answers 500 to a search; /);
    expect(says('search')?.says).not.toMatch(/make-category|consumer-list/);
    expect(says('filter')?.says.split('; ')).toEqual([
      'consumer-list answers 500 to the filter joined_at_gte, joined_at_lte, total_spent_gte, total_spent_lte, balance_gte, balance_lte',
      'orders answers 500 to the filter created_at_gte, created_at_lte',
      'product-list answers 500 to the filter price_gte, price_lte',
      'top-up answers 500 to the filter created_at_gte, created_at_lte, nominal_gte, nominal_lte',
      'report-transaction answers 500 to the filter time_gte, time_lte',
    ]);
  });

  it('says that its ETags are weak, and that it refuses nobody', async () => {
    expect(says('strong ETags')?.says).toMatch(
      /^weak, as compressing proxies and Express make them, in master-data\/banner-information, make-category, /,
    );
    const { exitCode, checks } = await checkedAs('adminpelapak');
    expect(exitCode).toBe(1);
    expect(checks.filter(({ verdict }) => verdict === 'fails')).toEqual([
      {
        name: 'what a person may not see is refused (403)',
        verdict: 'fails',
        says: '/backoffice/master-data/banner-information answers 200: the menu hides it, and anybody can ask for it',
      },
    ]);
  });
});

/** In a window of its own: those of other files open another host. */
const visit = (name: string, act: (person: Person) => Promise<void>): void =>
  story(
    name,
    async (person) => {
      // The report asks for a period, which the host cannot filter by.
      const json = { without: [...report.without, 'report-transaction'] };
      await person.context.route('**/config.json', (route) => route.fulfill({ json }));
      await signIn(person.page, 'superadmin');
      await act(person);
    },
    {},
  );

visit('every area that the check lets through has rows, and nothing is asked for in vain', async (person) => {
  const { page, quiet } = person;
  for (const { path } of pages.slice(1, -1)) {
    await page.goto(path);
    await page.getByRole('row').nth(5).waitFor();
    await quiet();
  }
  // How long the first one waits, from a time as sqlite keeps it.
  await page.goto('/dashboard/top-up');
  const ages = page.getByRole('cell', { name: /\d (menit|jam|hari)$/ });
  await ages.first().waitFor();
});

visit('a category is renamed, which the host answers with an object of its database', async ({ page }) => {
  await page.goto('/dashboard/make-category');
  await page.getByRole('link', { name: 'Ubah Makanan & Minuman' }).click();
  await page.getByLabel(/^Nama/).fill('Makanan dan Minuman');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Data Berhasil diubah!').waitFor();
  await page.getByRole('link', { name: 'Ubah Makanan dan Minuman' }).waitFor();
});
