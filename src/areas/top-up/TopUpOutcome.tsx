import { Detail } from '../../widgets/record/Detail';
import { ReadField } from '../../widgets/record/ReadField';
import { RecordHistory } from '../../widgets/record/RecordHistory';
import { Instant } from '../../widgets/text/Instant';
import { Money } from '../../widgets/text/Money';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { TopUp } from './topUpWire';

/** Whose balance it is, and what became of the request: who decided, when, and how the balance moved. */
export const TopUpOutcome = ({ topUp }: { topUp: TopUp }) => {
  const words = useResourceWords();
  return (
    <>
      <Detail section="owner">
        <ReadField source="owner" />
        <ReadField source="owner_type">{words(`ownerTypes.${topUp.owner_type}`)}</ReadField>
        <ReadField source="owner_balance">
          <Money value={topUp.owner_balance} />
        </ReadField>
      </Detail>
      {topUp.status === 'DISETUJUI' && (
        <Detail section="decision">
          <ReadField source="approved_by" />
          <ReadField source="approved_at">
            <Instant value={topUp.approved_at} />
          </ReadField>
          <ReadField source="balance_before">
            <Money value={topUp.balance_before} />
          </ReadField>
          <ReadField source="balance_after">
            <Money value={topUp.balance_after} />
          </ReadField>
        </Detail>
      )}
      {topUp.status === 'DITOLAK' && (
        <Detail section="decision">
          <ReadField source="rejected_by" />
          <ReadField source="rejected_at">
            <Instant value={topUp.rejected_at} />
          </ReadField>
          <ReadField source="rejection_reason" wide>
            {topUp.rejection_reason}
          </ReadField>
        </Detail>
      )}
      <RecordHistory history={topUp.history} />
    </>
  );
};
