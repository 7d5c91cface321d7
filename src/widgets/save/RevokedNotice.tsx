import { useTranslate } from 'ra-core';
import { InfoBox } from '../feedback/InfoBox';
import { useMaySave } from './useMaySave';
import './RevokedNotice.css';

/** Above a form whose right to save was taken away while it was open: why it cannot be saved, and what to do. */
export const RevokedNotice = () => {
  const translate = useTranslate();
  const maySave = useMaySave();
  return (
    <div role="status" className="revoked-notice">
      {!maySave && (
        <InfoBox title={translate('widgets.save.revoked.title')}>
          {translate('widgets.save.revoked.text')}
        </InfoBox>
      )}
    </div>
  );
};
