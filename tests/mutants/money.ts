import type * as transactions from '../../mocks/collections/transactions';
import type * as transactionRows from '../../mocks/merchants/transactionRows';
import type * as listAnswer from '../../mocks/rest/listAnswer';
import type * as report from '../../mocks/world/report';
import type * as reportActions from '../../src/areas/report-transaction/ReportPrint';
import type * as useReport from '../../src/areas/report-transaction/useReport';
import type * as salesPoints from '../../src/charts/points';
import type * as comparison from '../../src/domain/comparison';
import type * as csv from '../../src/domain/format/csv';
import type * as plainDate from '../../src/domain/format/plainDate';
import type * as change from '../../src/domain/format/rupiah';
import type * as wibTime from '../../src/domain/format/wibTime';
import type * as period from '../../src/domain/period';
import { bugsOf, caughtBy } from './mutant';

const figures = 'tests/areas/report-transaction/reportFigures.test.tsx';
const dashboard = 'tests/areas/dashboard/Dashboard.test.tsx';

const inTransactions = bugsOf<typeof transactions>('mocks/collections/transactions.ts');
const inTransactionRows = bugsOf<typeof transactionRows>('mocks/merchants/transactionRows.ts');
const inListAnswer = bugsOf<typeof listAnswer>('mocks/rest/listAnswer.ts');
const inReport = bugsOf<typeof report>('mocks/world/report.ts');
const inReportActions = bugsOf<typeof reportActions>('src/areas/report-transaction/ReportPrint.tsx');
const inUseReport = bugsOf<typeof useReport>('src/areas/report-transaction/useReport.ts');
const inComparison = bugsOf<typeof comparison>('src/domain/comparison.ts');
const inPeriod = bugsOf<typeof period>('src/domain/period.ts');
const inChange = bugsOf<typeof change>('src/domain/format/rupiah.ts');
const inCsv = bugsOf<typeof csv>('src/domain/format/csv.ts');
const inPlainDate = bugsOf<typeof plainDate>('src/domain/format/plainDate.ts');
const inWibTime = bugsOf<typeof wibTime>('src/domain/format/wibTime.ts');
const inSalesPoints = bugsOf<typeof salesPoints>('src/charts/points.ts');

/** The report and the dashboard. */
export const money = caughtBy({
  [`${figures} > appear in the cards`]: [
    inReport('reportRowOf', {
      'report: the commission is six per cent': (right) => (order) => {
        const row = right(order);
        return row && { ...row, komisi: row.komisi * 1.2 };
      },
      'report: a refunded order earns a commission': (right) => (order) => {
        const row = right(order);
        return row && { ...row, komisi: Math.round(order.subtotal * 0.05) };
      },
      'report: unpaid orders count': (right) => (order) =>
        right({
          ...order,
          payment_status: order.payment_status === 'BELUM_DIBAYAR' ? 'LUNAS' : order.payment_status,
        }),
    }),
    inTransactions('transactions', {
      'report: the average is over the wrong sum': (right) => ({
        ...right,
        reads: {
          ...right.reads,
          summary: (call) => {
            const sums = right.reads?.summary?.(call) as Record<string, number>;
            return { ...sums, average: Math.round((sums.subtotal ?? 0) / Math.max(1, sums.count ?? 0)) };
          },
        },
      }),
    }),
    inPeriod('rangeOf', {
      'report: seven days are thirty': (right) => (name, today) =>
        right(name === '7-hari' ? '30-hari' : name, today),
    }),
    inChange('changeOf', {
      'trend: up is down': (right) => (now, before) => right(before, now),
    }),
  ],
  [`${figures} > in the charts by day`]: [
    inTransactions('transactions', {
      'report: the shop that sold least comes first': (right) => ({
        ...right,
        reads: {
          ...right.reads,
          stores: (call) => (right.reads?.stores?.(call) as unknown[]).toReversed(),
        },
      }),
    }),
    inSalesPoints('dayPoints', {
      'report: a day without a sale is left out': (right) => (range, days) =>
        right(range, days)?.filter(({ count }) => count > 0),
    }),
  ],
  'tests/mocks/collections/transactions.test.ts > counts the hours of a single day in WIB': [
    inWibTime('startOfWibDay', {
      'time: the day turns at midnight in UTC': () => (date) => `${date}T00:00:00Z`,
    }),
  ],
  'tests/domain/edgesOfTime.test.ts > every period has its days': [
    inWibTime('wibDate', {
      'time: today is the date in UTC': () => (instant) => instant.toISOString().slice(0, 10),
    }),
  ],
  'tests/areas/report-transaction/reportFilters.test.tsx > by it or by the category above it': [
    inTransactionRows('transactionRows', {
      'report: a category leaves out those below it': (right) => (tables) =>
        right(tables).map((row) => ({ ...row, category_id: row.category_id.slice(-1) })),
    }),
  ],
  'tests/areas/report-transaction/reportComparison.test.tsx > same dates of last month': [
    inComparison('comparedPeriod', {
      'comparison: a running day is compared with the whole day of last month':
        (right) =>
        (...input) => {
          const compared = right(...input);
          return compared && { from: compared.from, to: compared.to };
        },
    }),
  ],
  'tests/domain/comparison.test.ts': [
    inComparison('sameDateBefore', {
      'comparison: 31 October is compared with 1 October': () => (date, months) => {
        const day = new Date(`${date}T00:00:00Z`);
        day.setUTCMonth(day.getUTCMonth() - months);
        return day.toISOString().slice(0, 10);
      },
    }),
  ],
  'tests/areas/report-transaction/reportFilters.test.tsx > A row of a chart': [
    inUseReport('useReportCharts', {
      'report: a chosen row does nothing': (right) => () => {
        const { methods, categories, stores, series } = right();
        const onChoose = () => undefined;
        return {
          series,
          methods: { ...methods, onChoose },
          categories: { ...categories, onChoose },
          stores: { ...stores, onChoose },
        };
      },
    }),
  ],
  'tests/mocks/rest/simpleRest.test.ts > is paged, sorted and counted': [
    inListAnswer('listAnswer', {
      'lists: the total is that of the page': (right) => (resource, query, rows, searched) => {
        const answer = right(resource, query, rows, searched);
        const [range = ''] = answer.headers.get('Content-Range')?.split('/') ?? [];
        answer.headers.set('Content-Range', `${range}/${query.range ? query.range[1] + 1 : rows.length}`);
        return answer;
      },
    }),
  ],
  [`${dashboard} > show the sales of today`]: [
    inPlainDate('firstOfMonth', {
      'period: a month begins in its middle': (right) => (date, months) =>
        right(date, months).replace(/01$/, '14'),
    }),
  ],
  [`${dashboard} > of the last 30 days`]: [
    inPeriod('rangeOf', {
      'dashboard: thirty days are seven': (right) => (name, today) =>
        right(name === '30-hari' ? '7-hari' : name, today),
    }),
  ],
  'tests/areas/exports.test.tsx > report-transaction': [
    inReportActions('ReportActions', {
      'report: nothing can be exported': () => () => null,
    }),
    inCsv('toCsv', {
      'export: the byte order mark is forgotten': (right) => (rows) => right(rows).slice(1),
    }),
  ],
});
