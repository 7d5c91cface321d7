import { Detail } from '../../record/Detail';
import { ReadField } from '../../record/ReadField';
import { RecordHistory } from '../../record/RecordHistory';
import { InstantField } from '../../ui/text/InstantField';
import { MoneyField } from '../../ui/text/MoneyField';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { TopUp } from './topUpWire';

/** The owner, the decision with its effect on the balance, and the history of a request. */
export const TopUpOutcome = ({ topUp }: { topUp: TopUp }) => {
  const words = useResourceWords();
  return (
    <>
      <Detail section="owner">
        <ReadField source="owner" />
        <ReadField source="owner_type">{words(`ownerTypes.${topUp.owner_type}`)}</ReadField>
        <ReadField source="owner_balance" field={MoneyField} />
      </Detail>
      {topUp.status === 'DISETUJUI' && (
        <Detail section="decision">
          <ReadField source="approved_by" />
          <ReadField source="approved_at" field={InstantField} />
          <ReadField source="balance_before" field={MoneyField} />
          <ReadField source="balance_after" field={MoneyField} />
        </Detail>
      )}
      {topUp.status === 'DITOLAK' && (
        <Detail section="decision">
          <ReadField source="rejected_by" />
          <ReadField source="rejected_at" field={InstantField} />
          <ReadField source="rejection_reason" wide />
        </Detail>
      )}
      <RecordHistory history={topUp.history} />
    </>
  );
};
