import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { useRecordContext } from 'ra-core';
import { PictureViewer } from '../../form/photo/PictureViewer';
import { Detail, FullWidth, ShortFields } from '../../form/Section';
import { ActionButton } from '../../record/action/ActionButton';
import { RecordPager } from '../../record/queue/RecordPager';
import { ReadField } from '../../record/ReadField';
import { ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { EmptyState } from '../../ui/EmptyState';
import { StateBadge } from '../../ui/text/badges';
import { InstantField, Money, MoneyField } from '../../ui/text/values';
import { useFieldLabel, useResourceWords } from '../../ui/text/words';
import { TopUpAge } from './TopUpAge';
import { type TopUp, topUpOrder, topUpTransitions } from './topUpWire';
import './topUp.css';

const parts = ['nominal', 'kode_unik', 'biaya_admin'] as const;

/** The amount that must have been received, and its parts, for comparison with the proof. */
const TopUpAmount = ({ topUp }: { topUp: TopUp }) => {
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  return (
    <Detail section="payment">
      <FullWidth className="top-up-total row flow ends">
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

/** The hints for states that explain a missing proof. */
const hints: Readonly<Record<string, string>> = { MENUNGGU_PEMBAYARAN: 'waiting', KEDALUWARSA: 'never' };

/** The picture of the transfer ('Lihat Bukti'), or the reason why there is none. */
const TopUpProof = ({ topUp: { proof, status } }: { topUp: TopUp }) => {
  const words = useResourceWords();
  return (
    <div className={proof === null ? 'top-up-proof card' : 'top-up-proof'}>
      {proof === null ? (
        <EmptyState
          image="empty"
          title={words('noProof.title')}
          hint={words(`noProof.${hints[status] ?? 'unknown'}`)}
        />
      ) : (
        <PictureViewer picture={proof} label={words('sections.proof')} />
      )}
    </div>
  );
};

const TopUpOutcome = ({ topUp }: { topUp: TopUp }) => {
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
const TopUpActions = () => {
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

/** The page of one request: its amount beside the proof, then its outcome. */
const TopUpShow = () => (
  <RecordPager {...topUpOrder}>
    <ShowPage<TopUp> hasPager sentence={({ owner }) => owner} actions={<TopUpActions />}>
      {(topUp) => (
        <ShortFields className="top-up-page">
          <div className="top-up-grid stack">
            <TopUpAmount topUp={topUp} />
            <TopUpProof key={topUp.id} topUp={topUp} />
            <div>
              <TopUpOutcome topUp={topUp} />
            </div>
          </div>
        </ShortFields>
      )}
    </ShowPage>
  </RecordPager>
);

export default TopUpShow;
