import { useResourceContext, useTranslate } from 'ra-core';
import './StatusBadge.css';
import './StateBadge.css';

/** The meaning of a state for staff, shown by colour and the shape of the dot, never by colour alone. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** The tones of the states in docs/areas.md; a state has the same tone in every area. Other states are neutral. */
const tones: Readonly<Record<string, Tone>> = {
  AKTIF: 'success',
  TAYANG: 'success',
  DISETUJUI: 'success',
  SELESAI: 'success',
  LUNAS: 'success',
  AVAILABLE: 'success',
  MENUNGGU_VERIFIKASI: 'warning',
  MENUNGGU_PEMBAYARAN: 'warning',
  BELUM_DIBAYAR: 'warning',
  DITINJAU: 'warning',
  LIMITED: 'warning',
  KOMPLAIN: 'warning',
  DITANGGUHKAN: 'warning',
  DIPROSES: 'info',
  SIAP_DIKIRIM: 'info',
  DIKIRIM: 'info',
  TIBA_DI_TUJUAN: 'info',
  TERJADWAL: 'info',
  DITOLAK: 'error',
  DIBLOKIR: 'error',
  DIBATALKAN: 'error',
  SOLD_OUT: 'error',
};

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
    <ToneBadge tone={tones[state] ?? 'neutral'}>
      {translate(`resources.${resourceName}.states.${state}`, { _: state })}
    </ToneBadge>
  );
};
