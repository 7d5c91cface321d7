import { useResourceContext, useTranslate } from 'ra-core';
import './StatusBadge.css';
import './StateBadge.css';

/** What a state means to staff: colour and the shape of the dot, never colour alone. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** The tones of the states of docs/areas.md; the same word has the same tone in every area. Others are neutral. */
const tones: Readonly<Record<string, Tone>> = {
  AKTIF: 'success',
  TAYANG: 'success',
  DISETUJUI: 'success',
  SELESAI: 'success',
  LUNAS: 'success',
  AVAILABLE: 'success',
  MENUNGGU_VERIFIKASI: 'warning',
  MENUNGGU_PEMBAYARAN: 'warning',
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

/** Words by shape and colour, as a state has them. */
export const ToneBadge = ({ tone, children }: ToneBadgeProps) => (
  <span className={`status-badge state-badge is-${tone}`}>{children}</span>
);

type StateBadgeProps = {
  /** Its words are the message `resources.<resource>.states.<state>`. */
  state: string;
  /** Left out, the resource around us. */
  resource?: string;
};

/** The state of a record, by word, shape and colour. A state without words shows itself. */
export const StateBadge = ({ state, resource }: StateBadgeProps) => {
  const translate = useTranslate();
  const around = useResourceContext({ resource }) ?? '';
  return (
    <ToneBadge tone={tones[state] ?? 'neutral'}>
      {translate(`resources.${around}.states.${state}`, { _: state })}
    </ToneBadge>
  );
};
