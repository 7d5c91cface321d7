import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../src/dataProvider/history/historyWire';
import { ReadField } from '../../src/record/ReadField';
import { Timeline } from '../../src/record/Timeline';
import { ResourceSection } from '../../src/ui/Section';
import { Ago, Instant, Money, PlainDate, StateBadge } from '../../src/ui/text/texts';
import { renderVoucher } from '../list/voucher';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

it.each([
  [<Money value={1_250_000} />, 'Rp1.250.000'],
  [<Money value={null} />, '–'],
  [<Money value={NaN} />, '–'],
  [<Instant value="2026-11-20T02:05:00Z" />, '20 Nov 2026, 09.05 WIB'],
  [<Instant value={undefined} />, '–'],
  [<Instant value="kemarin" />, '–'],
  [<PlainDate value="2026-11-20" />, '20 Nov 2026'],
  [<PlainDate value="2026-02-30" />, '–'],
  [<PlainDate value={null} />, '–'],
  [<StateBadge state="MENUNGGU" />, 'Menunggu'],
  [<StateBadge state="ENTAH" />, 'ENTAH'],
  [<StateBadge state="" />, '–'],
  [<ReadField source="price">{NaN}</ReadField>, '–'],
  [<Ago at={daysAgo(5)} />, '5 hari yang lalu'],
  [<Ago at={daysAgo(100)} />, '3 bulan lalu'],
  [<Ago at={daysAgo(395)} />, '1 tahun lalu'],
])(
  'a read-only value %# is formatted for people, or a dash if it is missing or invalid',
  async (element, text) => {
    renderVoucher(<output>{element}</output>);
    expect(await screen.findByText(text)).toBeVisible();
  },
);

it('a detail section has a title and, if there is one, a sentence', async () => {
  renderVoucher(
    <>
      <ResourceSection section="identity">
        <ReadField source="code">HEMAT1</ReadField>
      </ResourceSection>
      <ResourceSection section="history">
        <Timeline history={[]} />
      </ResourceSection>
    </>,
  );
  const identity = await screen.findByRole('region', { name: 'Identitas' });
  expect(within(identity).getByText('Kode')).toBeVisible();
  const past = screen.getByRole('region', { name: 'Linimasa' });
  expect(within(past).getByText('Yang terbaru di atas.')).toBeVisible();
  expect(within(past).getByText('Belum ada perubahan yang tercatat.')).toBeVisible();
});

it('a timeline shows each change with user, time and reason, the newest first', async () => {
  const entry = { from: 'MENUNGGU', actor: 'Dewi Anggraini' };
  const rejected = { reason: 'Bukti buram', subject: '' };
  const changes = [
    { field: 'code', from: 'HEMAT1', to: 'HEMAT2' },
    { field: 'ends', from: '2026-11-20', to: '' },
    { field: 'amount' },
  ];
  const history: HistoryEntry[] = [
    { ...entry, action: 'approve', to: 'DISETUJUI', at: '2026-11-01T09:00:00+07:00' },
    { ...entry, ...rejected, action: 'reject', to: 'DITOLAK', at: '2026-11-02T09:00:00+07:00' },
    { ...entry, changes, action: 'edit', to: 'MENUNGGU', at: '2026-11-02T10:00:00+07:00' },
    { ...entry, action: 'catat', to: 'MENUNGGU', at: '2026-11-03T09:00:00+07:00', subject: 'Budi' },
  ];
  renderVoucher(<Timeline history={history} />);
  const steps = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'catat: Budi3 Nov 2026, 09.00 WIB oleh Dewi Anggraini',
    'edit2 Nov 2026, 10.00 WIB oleh Dewi AnggrainiKode: HEMAT1 menjadi HEMAT2Ends: 20 Nov 2026 menjadi –Amount diubah',
    'Kode: HEMAT1 menjadi HEMAT2',
    'Ends: 20 Nov 2026 menjadi –',
    'Amount diubah',
    'TolakDitolak2 Nov 2026, 09.00 WIB oleh Dewi AnggrainiAlasan: Bukti buram',
    'Disetujui petugasDisetujui1 Nov 2026, 09.00 WIB oleh Dewi Anggraini',
  ]);
});
