import type { TopUpRecord } from '../../../mocks/world/moneyRecords';

/** What a request has before anybody paid it or decided. */
const untouched = {
  sender: null,
  proof: null,
  approved_by: null,
  approved_at: null,
  rejected_by: null,
  rejected_at: null,
  rejection_reason: null,
  history: [],
};
type Request = Pick<TopUpRecord, 'id' | 'request_code' | 'status'>;
type Times = Pick<TopUpRecord, 'created_at' | 'expired_at'>;
type Owner = Pick<TopUpRecord, 'owner_type' | 'owner' | 'owner_id'>;
type Sums = Pick<TopUpRecord, 'nominal' | 'kode_unik' | 'biaya_admin' | 'total_transfer'>;
type Transfer = Pick<TopUpRecord, 'method' | 'bank'> & Partial<TopUpRecord>;

const topUp = (
  request: Request,
  times: Times,
  owner: Owner,
  sums: Sums,
  transfer: Transfer,
  decision: Partial<TopUpRecord> = {},
): TopUpRecord => ({ ...untouched, ...request, ...times, ...owner, ...sums, ...transfer, ...decision });

const proof = '/users-services/pictures/bukti-1.jpg';
const sari = { owner_type: 'KONSUMEN', owner: 'Sari Wulandari', owner_id: 'konsumen-sari' } as const;
const budi = { owner_type: 'KONSUMEN', owner: 'Budi Hartono', owner_id: 'konsumen-budi' } as const;
const agus = { owner_type: 'DRIVER', owner: 'Agus Salim', owner_id: 'driver-agus' } as const;
const melati = { owner_type: 'PELAPAK', owner: 'Toko Melati', owner_id: 'pelapak-melati' } as const;

/** One request in every state, a second one that has waited for staff for more than a day, and two more that were approved. */
export const topUps: readonly [TopUpRecord, ...TopUpRecord[]] = [
  topUp(
    { id: 'topup-1', request_code: 'TU-20261120-01', status: 'MENUNGGU_VERIFIKASI' },
    { created_at: '2026-11-20T07:05:00+07:00', expired_at: '2026-11-21T00:05:00Z' },
    sari,
    { nominal: 500_000, kode_unik: 123, biaya_admin: 2_500, total_transfer: 502_623 },
    { method: 'TRANSFER_BANK', bank: 'BCA', sender: 'SARI WULANDARI', proof },
  ),
  topUp(
    { id: 'topup-2', request_code: 'TU-20261120-02', status: 'MENUNGGU_PEMBAYARAN' },
    { created_at: '2026-11-20T08:35:00+07:00', expired_at: '2026-11-21T09:35:00+08:00' },
    agus,
    { nominal: 100_000, kode_unik: 45, biaya_admin: 0, total_transfer: 100_045 },
    { method: 'QRIS', bank: 'Mandiri' },
  ),
  topUp(
    { id: 'topup-3', request_code: 'TU-20261118-03', status: 'DISETUJUI' },
    { created_at: '2026-11-18T10:00:00+07:00', expired_at: '2026-11-19T03:00:00Z' },
    melati,
    { nominal: 1_000_000, kode_unik: 7, biaya_admin: 4_000, total_transfer: 1_004_007 },
    { method: 'VIRTUAL_ACCOUNT', bank: 'Mandiri', sender: 'RINA PUSPITA', proof },
    { approved_by: 'Hendra Wijaya', approved_at: '2026-11-18T13:00:00+07:00' },
  ),
  topUp(
    { id: 'topup-4', request_code: 'TU-20261117-04', status: 'DITOLAK' },
    { created_at: '2026-11-17T01:00:00Z', expired_at: '2026-11-18T09:00:00+08:00' },
    budi,
    { nominal: 50_000, kode_unik: 999, biaya_admin: 0, total_transfer: 50_999 },
    { method: 'SETOR_TUNAI', bank: 'BRI', sender: 'BUDI', proof },
    {
      rejected_by: 'Hendra Wijaya',
      rejected_at: '2026-11-19T02:30:00Z',
      rejection_reason: '=Bukti; palsu',
    },
  ),
  topUp(
    { id: 'topup-5', request_code: 'TU-20261115-05', status: 'KEDALUWARSA' },
    { created_at: '2026-11-15T09:00:00+07:00', expired_at: '2026-11-16T02:00:00Z' },
    agus,
    { nominal: 75_000, kode_unik: 310, biaya_admin: 1_000, total_transfer: 76_310 },
    { method: 'QRIS', bank: 'BNI' },
  ),
  topUp(
    { id: 'topup-6', request_code: 'TU-20261118-06', status: 'MENUNGGU_VERIFIKASI' },
    { created_at: '2026-11-18T09:04:00+07:00', expired_at: '2026-11-19T10:04:00+08:00' },
    melati,
    { nominal: 300_000, kode_unik: 88, biaya_admin: 2_500, total_transfer: 302_588 },
    { method: 'TRANSFER_BANK', bank: 'BCA', sender: 'RINA PUSPITA', proof },
  ),
  topUp(
    { id: 'topup-7', request_code: 'TU-20261102-07', status: 'DISETUJUI' },
    { created_at: '2026-11-02T08:00:00+07:00', expired_at: '2026-11-03T01:00:00Z' },
    sari,
    { nominal: 75_000, kode_unik: 201, biaya_admin: 0, total_transfer: 75_201 },
    { method: 'TRANSFER_BANK', bank: 'BCA', sender: 'SARI WULANDARI', proof },
    { approved_by: 'Hendra Wijaya', approved_at: '2026-11-02T12:00:00+07:00' },
  ),
  topUp(
    { id: 'topup-8', request_code: 'TU-20261101-08', status: 'DISETUJUI' },
    { created_at: '2026-11-01T01:00:00Z', expired_at: '2026-11-02T09:00:00+08:00' },
    agus,
    { nominal: 1_250_000, kode_unik: 402, biaya_admin: 2_500, total_transfer: 1_252_902 },
    { method: 'SETOR_TUNAI', bank: 'BRI', sender: 'AGUS SALIM', proof },
    { approved_by: 'Hendra Wijaya', approved_at: '2026-11-01T02:30:00Z' },
  ),
];
