import { caughtBy, type Mutant } from './mutant';

const figures = 'tests/areas/report-transaction/reportFigures.test.tsx';
const collection = 'mocks/collections/transactions.ts';
const dashboard = 'tests/areas/dashboard/dashboardFigures.test.tsx';

/** The report and the dashboard. */
export const money: readonly Mutant[] = [
  ...caughtBy(figures, 'appear in the cards', [
    {
      name: 'report: the commission is six per cent',
      file: 'mocks/world/report.ts',
      find: 'commissionPercent = 5',
      replace: 'commissionPercent = 6',
    },
    {
      name: 'report: a refunded order earns a commission',
      file: 'mocks/world/report.ts',
      find: 'komisi: refunded ? 0 :',
      replace: 'komisi: ',
    },
    {
      name: 'report: unpaid orders count',
      file: 'mocks/world/report.ts',
      find: `if (order.payment_status === 'BELUM_DIBAYAR') return null;`,
      replace: '',
    },
    {
      name: 'report: the average is over the wrong sum',
      file: collection,
      find: '(sums.total ?? 0) / rows.length',
      replace: '(sums.subtotal ?? 0) / rows.length',
    },
    {
      name: 'report: seven days are eight',
      file: 'src/domain/period.ts',
      find: 'from: addDays(today, -6)',
      replace: 'from: addDays(today, -7)',
    },
    {
      name: 'trend: the change is measured by today',
      file: 'src/format/change.ts',
      find: '/ Math.abs(before)) * 1000',
      replace: '/ Math.abs(now)) * 1000',
    },
    {
      name: 'trend: up is down',
      file: 'src/format/change.ts',
      find: `now > before ? 'up' : 'down'`,
      replace: `now < before ? 'up' : 'down'`,
    },
  ]),
  ...caughtBy(figures, 'appear in the charts', [
    {
      name: 'report: the shop that sold least comes first',
      file: collection,
      find: 'b.total - a.total',
      replace: 'a.total - b.total',
    },
    {
      name: 'report: a day without a sale is left out',
      file: 'src/widgets/chart/salesPoints.ts',
      find: 'return daysOf(range).map(',
      replace: 'return daysOf(range).filter((date) => byDate.has(date)).map(',
    },
  ]),
  ...caughtBy(figures, 'appear in the table', [
    {
      name: 'report: the sums are those of another column',
      file: 'src/areas/report-transaction/ReportTable.tsx',
      find: '<Money key={name} value={sums[name]} />',
      replace: '<Money key={name} value={sums.total} />',
    },
  ]),
  ...caughtBy(figures, 'yesterday are compared', [
    {
      name: 'report: the period before overlaps the period',
      file: 'src/domain/comparison.ts',
      find: 'to: addDays(from, -1) };',
      replace: 'to: from };',
    },
  ]),
  ...caughtBy(figures, 'of a chosen period', [
    {
      name: 'filters: the last day of a period is left out',
      file: 'mocks/rest/restQuery.ts',
      find: 'start + day - 1',
      replace: 'start + 1',
    },
  ]),
  ...caughtBy(figures, 'today begin at midnight', [
    {
      name: 'time: the day turns at midnight in UTC',
      file: 'src/format/wibTime.ts',
      find: 'T00:00:00+07:00`;',
      replace: 'T00:00:00Z`;',
    },
  ]),
  ...caughtBy('tests/domain/edgesOfTime.test.ts', 'every period has its days', [
    {
      name: 'time: today is the date in UTC',
      file: 'src/format/wibDate.ts',
      find: `timeZone: 'Asia/Jakarta'`,
      replace: `timeZone: 'UTC'`,
    },
  ]),
  ...caughtBy('tests/areas/report-transaction/reportFilters.test.tsx', 'below the one in its address', [
    {
      name: 'report: a category leaves out those below it',
      file: 'mocks/merchants/transactionRows.ts',
      find: '[...ancestorsOf(categories, id).map((above) => above.id), id]',
      replace: '[id]',
    },
  ]),
  ...caughtBy('tests/areas/report-transaction/reportComparison.test.tsx', 'same dates of last month', [
    {
      name: 'comparison: a running day is compared with the whole day of last month',
      file: 'src/domain/comparison.ts',
      find: 'return { from, to, until: `${to}${elapsed.until.slice(10)}` };',
      replace: 'return { from, to };',
    },
  ]),
  ...caughtBy('tests/domain/comparison.test.ts', undefined, [
    {
      name: 'comparison: 31 October is compared with 1 October',
      file: 'src/domain/comparison.ts',
      find: 'return same < last ? same : last;',
      replace: 'return same;',
    },
    {
      name: 'comparison: the last day of a short month is compared with more than one day',
      file: 'src/domain/comparison.ts',
      find: 'return isRepeated || day > stretch.to ? null : day;',
      replace: 'return day > stretch.to ? null : day;',
    },
  ]),
  ...caughtBy('tests/areas/report-transaction/reportChoices.test.tsx', 'A row of a chart', [
    {
      name: 'report: a chosen row takes the other filters back',
      file: 'src/areas/report-transaction/useChoose.ts',
      find: 'setFilters(withFilter(values, source, value));',
      replace: 'setFilters({ [source]: value });',
    },
    {
      name: 'report: the back button leaves what was chosen in a chart',
      file: 'src/areas/report-transaction/useChoose.ts',
      find: `if (location.search === '')`,
      replace: `if (location.search === '?')`,
    },
  ]),
  ...caughtBy(dashboard, 'count the pending work', [
    {
      name: 'dashboard: active sellers wait for somebody',
      file: 'src/menu/pendingCounts.ts',
      find: 'filter: { is_active: false }',
      replace: 'filter: { is_active: true }',
    },
    {
      name: 'dashboard: drivers in any state count as active',
      file: 'src/areas/dashboard/Dashboard.tsx',
      find: `filter: { status: 'AKTIF' } },\n  { name: 'products'`,
      replace: `filter: {} },\n  { name: 'products'`,
    },
  ]),
  ...caughtBy('tests/mocks/rest/simpleRest.test.ts', 'is paged, sorted and counted', [
    {
      name: 'lists: the total is that of the page',
      file: 'mocks/rest/listAnswer.ts',
      find: '${range}/${found.length}',
      replace: '${range}/${page.length}',
    },
  ]),
  ...caughtBy(dashboard, 'show the sales of today', [
    {
      name: 'dashboard: the commission of the month is its omzet',
      file: 'src/areas/dashboard/Omzet.tsx',
      find: `column: 'komisi'`,
      replace: `column: 'total'`,
    },
    {
      name: 'period: a month begins in its middle',
      file: 'src/format/plainDate.ts',
      find: 'month - 1 + months, 1)',
      replace: 'month - 1 + months, 14)',
    },
  ]),
  ...caughtBy(dashboard, 'show the sales of the last 30 days', [
    {
      name: 'dashboard: thirty days are thirty-one',
      file: 'src/domain/period.ts',
      find: 'addDays(today, -29)',
      replace: 'addDays(today, -30)',
    },
  ]),
  ...caughtBy('tests/areas/exports.test.tsx', 'Report Transaction', [
    {
      name: 'report export: the buyer is left out',
      file: 'src/areas/report-transaction/ReportActions.tsx',
      find: `plainColumns('store', 'city', 'buyer')`,
      replace: `plainColumns('store', 'city')`,
    },
    {
      name: 'export: the byte order mark is forgotten',
      file: 'src/format/csv.ts',
      find: String.raw`byteOrderMark = '\uFEFF'`,
      replace: `byteOrderMark = ''`,
    },
  ]),
];
