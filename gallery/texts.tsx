import { CopyButton } from '../src/ui/text/CopyButton';
import { SecretText } from '../src/ui/text/SecretText';
import {
  AddressText,
  Ago,
  Instant,
  Money,
  PlainDate,
  StatusBadge,
  ToneBadge,
  TwoLines,
  typedValue,
} from '../src/ui/text/texts';
import { products } from './data';
import { Frame } from './frame';

const address = {
  address: 'Jl. Merdeka No. 12',
  village: 'Sukamaju',
  district: 'Cibeunying',
  city: 'Kota Bandung',
  province: 'Jawa Barat',
  postal_code: '40123',
};

const minutesAgo = new Date(Date.now() - 5 * 60_000).toISOString();

const tones = ['success', 'warning', 'error', 'info', 'neutral'] as const;

/** Formatted values, fields of a record, and badges in every tone. */
export const Texts = () => (
  <Frame>
    <div className="gallery-row">
      <Money value={1_234_500} />
      <Money value={null} />
      <Instant value="2026-11-20T02:05:00.000Z" />
      <Instant value={null} />
      <PlainDate value="2026-11-20" />
      <Ago at={minutesAgo} />
      <Ago at="" />
      <SecretText value="3273010101900001" label="NIK" />
      <CopyButton value="INV/20261115/0002" label="Salin" done="Disalin" />
      <TwoLines first="Kopi Gayo 250 g" second="KOP-00017" />
    </div>
    <div className="gallery-row">
      <span>{typedValue('number', products[0]?.sold)}</span>
      <span>{typedValue('number', null)}</span>
      {typedValue('instant', products[0]?.created_at)}
      {typedValue('money', products[0]?.price)}
      {typedValue('state', products[0]?.status)}
      <span>
        <AddressText address={address} />
      </span>
    </div>
    <div className="gallery-row">
      <StatusBadge active />
      <StatusBadge active={false} />
      {tones.map((tone) => (
        <ToneBadge key={tone} tone={tone}>
          Tayang
        </ToneBadge>
      ))}
    </div>
  </Frame>
);
