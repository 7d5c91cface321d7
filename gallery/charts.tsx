import { ChartCard } from '../src/charts/ChartCard';
import type { ChartPoint } from '../src/charts/points';
import { Change, StatCard, StatCards } from '../src/charts/StatCard';
import { rupiah } from '../src/domain/format/rupiah';
import { Frame } from './frame';

const heads = { label: 'Hari', count: 'Transaksi', value: 'Omzet' };
const points: readonly ChartPoint[] = [120, 340, 280, 510, 430].map((value, index) => ({
  key: String(index),
  label: `${index + 16} Nov 2026`,
  short: `${index + 16} Nov`,
  value: value * 1000,
  count: index + 1,
}));

const query = <T,>(data?: T, error: Error | null = null) => ({
  data,
  error,
  isFetching: data === undefined && error === null,
  refetch: () => undefined,
});

const kinds = ['line', 'columns', 'bars'] as const;
const comparing = ['line', 'columns'] as const;

/** Cards of figures and every kind of chart: loaded, loading, failed. */
export const Charts = () => (
  <Frame>
    <StatCards>
      <StatCard
        label="Omzet"
        query={query(1_234_500)}
        value={rupiah}
        note={<Change now={120} before={100} period="kemarin" />}
      />
      <StatCard label="Menunggu" query={query(4)} value={String} accent />
      <StatCard label="Loading" query={query<number>()} value={String} />
      <StatCard label="Failed" query={query<number>(undefined, new Error('Gangguan'))} value={String} />
    </StatCards>
    <div className="gallery-columns">
      {kinds.map((kind) => (
        <ChartCard key={kind} title={kind} kind={kind} query={query(points)} heads={heads} />
      ))}
      <ChartCard
        title="bars to choose from"
        kind="bars"
        query={query(points)}
        heads={heads}
        note="Catatan"
        onChoose={() => undefined}
      />
      {comparing.map((kind) => (
        <ChartCard
          key={kind}
          title={`${kind}, compared`}
          kind={kind}
          query={query(points.map((point) => ({ ...point, before: 600_000 - point.value })))}
          heads={{ ...heads, before: 'Omzet 11–15 Nov 2026' }}
        />
      ))}
    </div>
    <div className="gallery-columns">
      <ChartCard title="loading" kind="line" query={query<typeof points>()} heads={heads} />
      <ChartCard
        title="failed"
        kind="line"
        query={query<typeof points>(undefined, new Error('Gangguan'))}
        heads={heads}
      />
    </div>
  </Frame>
);
