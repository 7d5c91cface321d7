import type { HistoryEntry, Note } from '../../src/dataProvider/history/historyWire';
import { randomFrom } from '../seed/random';
import { later } from './arrivals';
import { day, instant, startOfDay } from './clock';
import type { UserAdminRecord } from './records';
import type { World } from './world';

/** An internal note as the server stores it; `subject` identifies the record that it is about. */
export type NoteRecord = Note & { subject: string };

export const subjectOf = (resource: string, id: string): string => `${resource} ${id}`;

type Noted = { id: string; history?: readonly HistoryEntry[] };
/** The texts of an area's notes; their authors may manage the area. */
type Area = { resource: string; permission: string; texts: readonly string[] };

const sellers: Area = {
  resource: 'member-list/seller',
  permission: 'PELAPAK',
  texts: [
    'Pelapak menelepon: jam buka toko berubah menjadi pukul 08.00. Sudah diminta memperbarui deskripsinya.',
    'Foto toko buram. Pelapak berjanji mengirim yang baru pekan depan.',
    'Minta dihubungi lewat WhatsApp saja, setelah pukul 15.00.',
    'Dua pembeli menanyakan stok yang sudah habis.\nPelapak sudah diingatkan agar menonaktifkan produk yang kosong.',
  ],
};
const orders: Area = {
  resource: 'orders',
  permission: 'ORDERAN',
  texts: [
    'Pembeli menanyakan posisi paket. Sudah dijelaskan bahwa driver sedang di jalan.',
    'Toko meminta waktu sampai besok pagi karena barang masih dikemas.',
    'Pembeli menelepon: alamatnya di belakang masjid, pagar hijau.',
    'Sudah dihubungi dua kali:\n- pagi tidak diangkat\n- siang diangkat, pembeli setuju menunggu',
  ],
};
const drivers: Area = {
  resource: 'member-list/driver',
  permission: 'DRIVER',
  texts: [
    'SKCK sedang diperpanjang. Driver akan mengunggah yang baru bulan ini.',
    'Pindah wilayah antar ke arah timur atas permintaan sendiri.',
    'Keluhan pembeli sudah dibicarakan. Driver meminta maaf dan berjanji menelepon sebelum tiba.',
  ],
};
const consumers: Area = {
  resource: 'consumer-list',
  permission: 'LIST_KONSUMEN',
  texts: [
    'Konsumen lupa password. Sudah dipandu sampai dapat masuk lagi.',
    'Sering memesan untuk kantor. Lebih suka barang diantar pagi hari.',
    'Menanyakan saldo yang belum masuk. Sudah dicek: top-up disetujui hari yang sama.',
  ],
};

/** The share of records with notes. */
const share = 0.25;

const notesOn = (
  { resource, texts }: Area,
  { id, history = [] }: Noted,
  writers: readonly UserAdminRecord[],
  now: number,
): NoteRecord[] => {
  const subject = subjectOf(resource, id);
  const random = randomFrom(`catatan-${subject}`);
  if (!random.chance(share)) return [];
  // A seller without a history gets a random time.
  let time = Date.parse(history.at(-1)?.at ?? instant(startOfDay(now) - random.int(5, 60) * day));
  const first = random.int(0, texts.length - 1);
  return Array.from({ length: random.int(1, 2) }, (_, index): NoteRecord => {
    time += later(random, 0, 2);
    const there = writers.filter(({ created_at }) => Date.parse(created_at) <= time);
    const { id: author_id, full_name: author } = random.pick(there);
    const text = texts[(first + index) % texts.length] ?? '';
    return {
      id: `catatan-${subject.replaceAll(/[ /]/g, '-')}-${index + 1}`,
      subject,
      author_id,
      author,
      text,
      created_at: instant(time),
      edited_at: null,
    };
  }).filter(({ created_at }) => Date.parse(created_at) <= now);
};

/** Creates the notes of the world's user admins, each later than the last history entry of its record. */
export const seedNotes = (world: World): NoteRecord[] => {
  const noted: readonly (readonly [Area, readonly Noted[]])[] = [
    [sellers, world.sellers],
    [orders, world.orders],
    [drivers, world.drivers],
    [consumers, world.consumers],
  ];
  return noted.flatMap(([area, records]) => {
    const writers = world.userAdmins.filter(
      ({ is_active, access_role }) => is_active && access_role.includes(`MANAGE_${area.permission}`),
    );
    return records.flatMap((record) => notesOn(area, record, writers, world.now));
  });
};
