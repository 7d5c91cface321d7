import { useTranslate } from 'ra-core';
import { RecordPager } from '../../widgets/record/RecordPager';
import { ShowPage } from '../../widgets/record/ShowPage';
import { TopUpActions } from './TopUpActions';
import { TopUpAmount } from './TopUpAmount';
import { newestFirst } from './topUpOrder';
import { TopUpOutcome } from './TopUpOutcome';
import { TopUpProof } from './TopUpProof';
import type { TopUp } from './topUpWire';
import './topUp.css';

/**
 * One request: the amount, the proof beside it, the decision, and what came of it. Staff walk from one to the next with
 * ← and →.
 */
const TopUpShow = () => {
  const translate = useTranslate();
  return (
    <>
      <RecordPager sort={newestFirst} />
      <ShowPage<TopUp>
        hasPager
        title={translate('resources.top-up.showTitle')}
        sentence={({ request_code, owner }) => `${request_code} · ${owner}`}
        actions={<TopUpActions />}
      >
        {(topUp) => (
          <div className="top-up-page">
            <div className="top-up-grid">
              <TopUpAmount topUp={topUp} />
              <TopUpProof key={topUp.id} topUp={topUp} />
              <div>
                <TopUpOutcome topUp={topUp} />
              </div>
            </div>
          </div>
        )}
      </ShowPage>
    </>
  );
};

export default TopUpShow;
