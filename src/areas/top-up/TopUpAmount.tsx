import { FullWidth } from '../../form/FullWidth';
import { Detail } from '../../record/Detail';
import { ReadField } from '../../record/ReadField';
import { InstantField } from '../../ui/text/InstantField';
import { Money } from '../../ui/text/Money';
import { StateBadge } from '../../ui/text/StateBadge';
import { useFieldLabel } from '../../ui/text/useFieldLabel';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { TopUpAge } from './TopUpAge';
import type { TopUp } from './topUpWire';

const parts = ['nominal', 'kode_unik', 'biaya_admin'] as const;

/** The amount that must have been received, and its parts, for comparison with the proof. */
export const TopUpAmount = ({ topUp }: { topUp: TopUp }) => {
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  return (
    <Detail section="payment">
      <FullWidth className="top-up-total">
        <p>
          <Money value={topUp.total_transfer} />
        </p>
        <StateBadge state={topUp.status} />
      </FullWidth>
      <FullWidth as="dl" className="top-up-sum">
        {parts.map((part) => (
          <div key={part}>
            <dt>{fieldLabel(part)}</dt>
            <dd>
              <Money value={topUp[part]} />
            </dd>
          </div>
        ))}
      </FullWidth>
      {topUp.status === 'MENUNGGU_VERIFIKASI' && (
        <FullWidth as="p" className="hint">
          {words('match')}
        </FullWidth>
      )}
      <ReadField source="method">{words(`methods.${topUp.method}`)}</ReadField>
      <ReadField source="bank" />
      <ReadField source="sender" />
      <ReadField source="age">
        <TopUpAge topUp={topUp} />
      </ReadField>
      <ReadField source="created_at" field={InstantField} />
      <ReadField source="expired_at" field={InstantField} />
    </Detail>
  );
};
