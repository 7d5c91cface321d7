import { ShortFields } from '../../form/FormSection';
import { RecordPager } from '../../record/queue/RecordPager';
import { ShowPage } from '../../record/ShowPage';
import { TopUpActions } from './TopUpActions';
import { TopUpAmount } from './TopUpAmount';
import { topUpOrder } from './topUpOrder';
import { TopUpOutcome } from './TopUpOutcome';
import { TopUpProof } from './TopUpProof';
import type { TopUp } from './topUpWire';
import './topUp.css';

/**
 * The page of one request: its amount beside the proof, then its outcome. The keys ← and → lead to the previous and next
 * request.
 */
const TopUpShow = () => (
  <RecordPager {...topUpOrder}>
    <ShowPage<TopUp> hasPager sentence={({ owner }) => owner} actions={<TopUpActions />}>
      {(topUp) => (
        <ShortFields className="top-up-page">
          <div className="top-up-grid">
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
