import { useResourceContext, useTranslate } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { isPlainDate, writtenDate } from '../../domain/format/plainDate';
import { groupedFigures, rupiah } from '../../domain/format/rupiah';
import { ageOf, isInstant, writtenInstant } from '../../domain/format/wibTime';
import { useNow } from './clock';
import './texts.css';

/** Wraps before '@'. A function, because React draws plain strings faster than components, and a page has 600. */
export const breakable = (text: string): ReactNode =>
  text.includes('@') ? (
    // A new text is a new element (docs/decisions.md 'A text has its own element').
    <span key={text}>
      {text.split(/(?=@)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  ) : (
    text
  );

/** It has a word that is longer than every code, and may break anywhere. */
export const isEndless = (text: string): boolean => /\S{25}/.test(text);

/** In at most two lines; an empty text is a dash. */
export const ClampedText = ({ text, title }: { text: string; title?: string | undefined }) => (
  <span className={isEndless(text) ? 'clamped-text is-endless' : 'clamped-text'} title={title}>
    {breakable(text || '–')}
  </span>
);

/** A text that is longer than every date with its time is a name, which may be cut off. */
const longestDate = 24;

export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="two-lines">
    {typeof first === 'string' && first.length > longestDate ? (
      <span className="is-name" title={first}>
        {first}
      </span>
    ) : (
      <span>{first}</span>
    )}
    <small>{second}</small>
  </span>
);

/** Each text has a direction of its own, so that an Arabic name does not move the number after it. */
export const Joined = ({ texts, separator = ' · ' }: { texts: readonly string[]; separator?: string }) => (
  <span>
    {texts
      .filter((text) => text !== '')
      .map((text, index) => (
        <Fragment key={index}>
          {index > 0 && separator}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
  </span>
);

const addressParts = ['address', 'village', 'district', 'city', 'province', 'postal_code'] as const;

export const AddressText = ({ address }: { address: Record<(typeof addressParts)[number], string> }) => (
  <Joined texts={addressParts.map((part) => address[part])} separator=", " />
);

/** Specification §2. The dot is filled or a ring, so that the difference is not only colour. A dash if unknown. */
export const StatusBadge = ({ active }: { active: boolean | null }) => {
  const translate = useTranslate();
  if (active === null) return <span>–</span>;
  return (
    <ToneBadge tone={active ? 'success' : 'neutral'}>
      {translate(active ? 'text.status.active' : 'text.status.inactive')}
    </ToneBadge>
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

/** Its text is `resources.<resource>.states.<state>`; without one, the code. */
export const StateBadge = ({ state, resource }: { state: string; resource?: string }) => {
  const translate = useTranslate();
  const resourceName = useResourceContext({ resource }) ?? '';
  return (
    <ToneBadge tone={toneOf(state)}>
      {translate(`resources.${resourceName}.states.${state}`, { _: state })}
    </ToneBadge>
  );
};

/** `Rp1.250.000`; a dash for a missing value. */
export const Money = ({ value }: { value: number | null | undefined }) => (
  <span className="figures">{rupiah(value ?? NaN)}</span>
);

/** `20 Nov 2026`; a dash for an invalid date. */
export const PlainDate = ({ value }: { value: string | null | undefined }) =>
  value && isPlainDate(value) ? (
    <time className="figures" dateTime={value}>
      {writtenDate(value)}
    </time>
  ) : (
    <span>–</span>
  );

/** `20 Nov 2026, 09.05 WIB`; a dash for an invalid instant. */
export const Instant = ({ value }: { value: string | null | undefined }) =>
  value && isInstant(value) ? (
    <time className="figures" dateTime={value}>
      {writtenInstant(value)}
    </time>
  ) : (
    <span>–</span>
  );

export type ValueType = 'number' | 'money' | 'instant' | 'state';

/** A field's value in a table or on a page. */
export const typedValue = (type: ValueType, value: unknown): ReactNode => {
  if (type === 'state') return <StateBadge state={String(value)} />;
  if (type === 'instant') return <Instant value={value as string | null | undefined} />;
  const figure = value as number | null | undefined;
  return type === 'money' ? <Money value={figure} /> : <span>{groupedFigures(figure ?? NaN)}</span>;
};

const relative = new Intl.RelativeTimeFormat('id', { numeric: 'auto' });

/** `5 menit yang lalu` or `1 tahun lalu`, with the exact time as tooltip. */
export const Ago = ({ at }: { at: string }) => {
  const translate = useTranslate();
  const age = ageOf(at, useNow());
  if (!age) return <span>–</span>;
  const { unit, count } = age;
  return (
    <time dateTime={at} title={writtenInstant(at)}>
      {unit === 'months' || unit === 'years'
        ? translate(`text.ago.${unit}`, { count })
        : relative.format(-count, count === 0 ? 'second' : unit)}
    </time>
  );
};
