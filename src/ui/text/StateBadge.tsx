import { useResourceContext, useTranslate } from 'ra-core';
import './StatusBadge.css';
import './StateBadge.css';

/** The meaning of a state for staff, shown by colour and the shape of the dot, never by colour alone. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** The states of each tone in docs/areas.md; a state has the same tone in every area. Other states are neutral. */
const statesOfTones: readonly (readonly [Tone, string])[] = [
  ['success', 'AKTIF TAYANG DISETUJUI SELESAI LUNAS AVAILABLE'],
  ['warning', 'MENUNGGU_VERIFIKASI MENUNGGU_PEMBAYARAN BELUM_DIBAYAR DITINJAU LIMITED KOMPLAIN DITANGGUHKAN'],
  ['info', 'DIPROSES SIAP_DIKIRIM DIKIRIM TIBA_DI_TUJUAN TERJADWAL'],
  ['error', 'DITOLAK DIBLOKIR DIBATALKAN SOLD_OUT'],
];

const toneOf = (state: string): Tone =>
  statesOfTones.find(([, states]) => states.split(' ').includes(state))?.[0] ?? 'neutral';

type ToneBadgeProps = { tone: Tone; children: string };

/** A badge with the shape and colour of a tone. */
export const ToneBadge = ({ tone, children }: ToneBadgeProps) => (
  <span className={`status-badge state-badge is-${tone}`}>{children}</span>
);

type StateBadgeProps = {
  /** The state, whose text is the message `resources.<resource>.states.<state>`. */
  state: string;
  /** Defaults to the resource in context. */
  resource?: string;
};

/** The badge of a record's state with text, shape and colour. A state without a message is shown as its code. */
export const StateBadge = ({ state, resource }: StateBadgeProps) => {
  const translate = useTranslate();
  const resourceName = useResourceContext({ resource }) ?? '';
  return (
    <ToneBadge tone={toneOf(state)}>
      {translate(`resources.${resourceName}.states.${state}`, { _: state })}
    </ToneBadge>
  );
};
