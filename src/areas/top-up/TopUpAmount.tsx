import { useTranslate } from 'ra-core';
import { Detail } from '../../widgets/record/Detail';
import { ReadField } from '../../widgets/record/ReadField';
import { Instant } from '../../widgets/text/Instant';
import { Money } from '../../widgets/text/Money';
import { StateBadge } from '../../widgets/text/StateBadge';
import { useFieldLabel } from '../../widgets/text/useFieldLabel';
import { TopUpAge } from './TopUpAge';
import type { TopUp } from './topUpWire';

const parts = ['nominal', 'kode_unik', 'biaya_admin'] as const;

/** What must have arrived, and what it is made of: the figures to compare with the proof beside it. */
export const TopUpAmount = ({ topUp }: { topUp: TopUp }) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  return (
    <Detail section="payment">
      <div className="top-up-total form-wide">
        <p>
          <Money value={topUp.total_transfer} />
        </p>
        <StateBadge state={topUp.status} />
      </div>
      <dl className="top-up-sum form-wide">
        {parts.map((part) => (
          <div key={part}>
            <dt>{fieldLabel(part)}</dt>
            <dd>
              <Money value={topUp[part]} />
            </dd>
          </div>
        ))}
      </dl>
      {topUp.status === 'MENUNGGU_VERIFIKASI' && (
        <p className="top-up-match form-wide">{translate('resources.top-up.match')}</p>
      )}
      <ReadField source="method">{translate(`resources.top-up.methods.${topUp.method}`)}</ReadField>
      <ReadField source="bank" />
      <ReadField source="sender" />
      <ReadField source="age">
        <TopUpAge topUp={topUp} />
      </ReadField>
      <ReadField source="created_at">
        <Instant value={topUp.created_at} />
      </ReadField>
      <ReadField source="expired_at">
        <Instant value={topUp.expired_at} />
      </ReadField>
    </Detail>
  );
};
