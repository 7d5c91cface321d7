import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { useRecordContext } from 'ra-core';
import { ActionButton } from '../../record/action/ActionButton';
import { Money } from '../../ui/text/Money';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { type TopUp, topUpTransitions } from './topUpWire';

/** Shows in the confirmation dialog what is decided about: amount, owner and, for an approval, the owner's new balance. */
const Decided = ({ topUp, isApproval = false }: { topUp: TopUp; isApproval?: boolean }) => {
  const words = useResourceWords();
  const word = (name: string) => words(`becomes.${name}`);
  const { owner, owner_balance, nominal, total_transfer } = topUp;
  return (
    <dl className="top-up-sum">
      <div className="is-amount">
        <dt>{word('received')}</dt>
        <dd>
          <Money value={total_transfer} />
        </dd>
      </div>
      <div>
        <dt>{word('owner')}</dt>
        <dd>{owner}</dd>
      </div>
      {isApproval && (
        <div className="is-result">
          <dt>{word('balance')}</dt>
          <dd>
            {owner_balance === null ? (
              word('unknown')
            ) : (
              <>
                <Money value={owner_balance} /> → <Money value={owner_balance + nominal} />
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
};

/** The actions Setujui and Tolak. Shown only with MANAGE_, while the request awaits verification. */
export const TopUpActions = () => {
  const topUp = useRecordContext<TopUp>();
  if (!topUp) return null;
  return (
    <>
      <ActionButton
        action="approve"
        transition={topUpTransitions.approve}
        state={topUp.status}
        variant="contained"
        icon={<CheckOutlined />}
      >
        <Decided topUp={topUp} isApproval />
      </ActionButton>
      <ActionButton action="reject" transition={topUpTransitions.reject} state={topUp.status}>
        <Decided topUp={topUp} />
      </ActionButton>
    </>
  );
};
