import { CopyButton } from '../src/widgets/text/CopyButton';
import { Instant } from '../src/widgets/text/Instant';
import { Money } from '../src/widgets/text/Money';
import { PlainDate } from '../src/widgets/text/PlainDate';
import { SecretText } from '../src/widgets/text/SecretText';
import { ToneBadge } from '../src/widgets/text/StateBadge';
import { StatusBadge } from '../src/widgets/text/StatusBadge';
import { TwoLines } from '../src/widgets/text/TwoLines';

const tones = ['success', 'warning', 'error', 'info', 'neutral'] as const;

/** Formatted values, and badges in every tone. */
export const Texts = () => (
  <>
    <div className="gallery-row">
      <Money value={1_234_500} />
      <Money value={null} />
      <Instant value="2026-11-20T02:05:00.000Z" />
      <PlainDate value="2026-11-20" />
      <SecretText value="3273010101900001" label="NIK" />
      <CopyButton value="INV/20261115/0002" label="Salin" done="Disalin" />
      <TwoLines first="Kopi Gayo 250 g" second="KOP-00017" />
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
  </>
);
