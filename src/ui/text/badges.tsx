import { useFieldValue, useResourceContext, useTranslate } from 'ra-core';
import './texts.css';

/** Specification §2. The dot is filled or a ring, so that the difference is not only colour. A dash if unknown. */
export const StatusBadge = ({ active }: { active: boolean | null }) => {
  const translate = useTranslate();
  if (active === null) return <span>–</span>;
  return (
    <span className={active ? 'status-badge is-active' : 'status-badge'}>
      {translate(active ? 'text.status.active' : 'text.status.inactive')}
    </span>
  );
};

/** Shown by colour and the shape of the dot, never by colour alone. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** As in docs/areas.md; a state has the same tone in every area. Others are neutral. */
const statesOfTones: readonly (readonly [Tone, string])[] = [
  ['success', 'AKTIF TAYANG DISETUJUI SELESAI LUNAS AVAILABLE'],
  ['warning', 'MENUNGGU_VERIFIKASI MENUNGGU_PEMBAYARAN BELUM_DIBAYAR DITINJAU LIMITED KOMPLAIN DITANGGUHKAN'],
  ['info', 'DIPROSES SIAP_DIKIRIM DIKIRIM TIBA_DI_TUJUAN TERJADWAL'],
  ['error', 'DITOLAK DIBLOKIR DIBATALKAN SOLD_OUT'],
];

const toneOf = (state: string): Tone =>
  statesOfTones.find(([, states]) => states.split(' ').includes(state))?.[0] ?? 'neutral';

export const ToneBadge = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={`status-badge is-${tone}`}>{children}</span>
);

type StateBadgeProps = {
  /** Its text is `resources.<resource>.states.<state>`. */
  state: string;
  resource?: string;
};

/** A state without a message is shown as its code. */
export const StateBadge = ({ state, resource }: StateBadgeProps) => {
  const translate = useTranslate();
  const resourceName = useResourceContext({ resource }) ?? '';
  return (
    <ToneBadge tone={toneOf(state)}>
      {translate(`resources.${resourceName}.states.${state}`, { _: state })}
    </ToneBadge>
  );
};

/** `<ReadField source="status" field={StateField} />`. */
export const StateField = ({ source }: { source: string }) => (
  <StateBadge state={String(useFieldValue({ source }))} />
);
