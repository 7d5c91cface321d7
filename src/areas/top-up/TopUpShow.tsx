import CheckOutlined from '@mui/icons-material/CheckOutlined';
import type { ReactNode } from 'react';
import { PictureViewer } from '../../form/photo/PictureViewer';
import { ActionButton } from '../../record/action/ActionButton';
import { ReadField } from '../../record/ReadField';
import { ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { EmptyState } from '../../ui/EmptyState';
import { FullWidth, ResourceSection, ShortFields } from '../../ui/Section';
import { Money, StateBadge } from '../../ui/text/texts';
import { useFieldLabel, useResourceWords } from '../../ui/text/words';
import { TopUpAge } from './TopUpAge';
import { type TopUp, topUpOrder, topUpTransitions } from './topUpWire';
import './topUp.css';

const parts = ['nominal', 'kode_unik', 'biaya_admin'] as const;

const Sum = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** For comparison with the proof. */
const TopUpAmount = ({ topUp }: { topUp: TopUp }) => {
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  return (
    <ResourceSection section="payment">
      <FullWidth className="top-up-total row flow ends">
        <p>
          <Money value={topUp.total_transfer} />
        </p>
        <StateBadge state={topUp.status} />
      </FullWidth>
      <FullWidth as="dl" className="top-up-sum">
        {parts.map((part) => (
          <Sum key={part} label={fieldLabel(part)}>
            <Money value={topUp[part]} />
          </Sum>
        ))}
      </FullWidth>
      {topUp.status === 'MENUNGGU_VERIFIKASI' && (
        <FullWidth as="p" className="hint">
          {words('match')}
        </FullWidth>
      )}
      <ReadField source="method" words="methods" />
      <ReadField source="bank" />
      <ReadField source="sender" />
      <ReadField source="age">
        <TopUpAge topUp={topUp} />
      </ReadField>
      <ReadField source="created_at" type="instant" />
      <ReadField source="expired_at" type="instant" />
    </ResourceSection>
  );
};

const TopUpProof = ({ topUp: { proof, status } }: { topUp: TopUp }) => {
  const words = useResourceWords();
  return (
    <div className={proof === null ? 'top-up-proof card' : 'top-up-proof'}>
      {proof === null ? (
        <EmptyState
          image="empty"
          title={words('noProof.title')}
          hint={words(`noProof.${status}`, { _: words('noProof.unknown') })}
        />
      ) : (
        <PictureViewer picture={proof} label={words('sections.proof')} />
      )}
    </div>
  );
};

const TopUpOutcome = ({ topUp }: { topUp: TopUp }) => (
  <div>
    <ResourceSection section="owner">
      <ReadField source="owner" />
      <ReadField source="owner_type" words="ownerTypes" />
      <ReadField source="owner_balance" type="money" />
    </ResourceSection>
    {topUp.status === 'DISETUJUI' && (
      <ResourceSection section="decision">
        <ReadField source="approved_by" />
        <ReadField source="approved_at" type="instant" />
        <ReadField source="balance_before" type="money" />
        <ReadField source="balance_after" type="money" />
      </ResourceSection>
    )}
    {topUp.status === 'DITOLAK' && (
      <ResourceSection section="decision">
        <ReadField source="rejected_by" />
        <ReadField source="rejected_at" type="instant" />
        <ReadField source="rejection_reason" wide />
      </ResourceSection>
    )}
    <RecordHistory history={topUp.history} />
  </div>
);

const Decided = ({ topUp, isApproval = false }: { topUp: TopUp; isApproval?: boolean }) => {
  const words = useResourceWords();
  const word = (name: string) => words(`becomes.${name}`);
  const { owner, owner_balance, nominal, total_transfer } = topUp;
  return (
    <dl className="top-up-sum">
      <Sum className="is-amount" label={word('received')}>
        <Money value={total_transfer} />
      </Sum>
      <Sum label={word('owner')}>{owner}</Sum>
      {isApproval && (
        <Sum className="is-result" label={word('balance')}>
          {owner_balance === null ? (
            word('unknown')
          ) : (
            <>
              <Money value={owner_balance} /> → <Money value={owner_balance + nominal} />
            </>
          )}
        </Sum>
      )}
    </dl>
  );
};

const actionsOf = (topUp: TopUp) => (
  <>
    <ActionButton
      action="approve"
      transition={topUpTransitions.approve}
      variant="contained"
      icon={<CheckOutlined />}
    >
      <Decided topUp={topUp} isApproval />
    </ActionButton>
    <ActionButton action="reject" transition={topUpTransitions.reject}>
      <Decided topUp={topUp} />
    </ActionButton>
  </>
);

const TopUpShow = () => (
  <ShowPage<TopUp> usualOrder={topUpOrder} sentence={({ owner }) => owner} actions={actionsOf}>
    {(topUp) => (
      <ShortFields className="top-up-page">
        <div className="top-up-grid stack">
          <TopUpAmount topUp={topUp} />
          <TopUpProof topUp={topUp} />
          <TopUpOutcome topUp={topUp} />
        </div>
      </ShortFields>
    )}
  </ShowPage>
);

export default TopUpShow;
