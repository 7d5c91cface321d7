import { useTranslate } from 'ra-core';
import { InfoBox } from '../../ui/InfoBox';
import { useMaySave } from './useMaySave';
import './RevokedNotice.css';

/** The notice above a form that the user may no longer save, because the permission was revoked while it was open. */
export const RevokedNotice = () => {
  const translate = useTranslate();
  const maySave = useMaySave();
  return (
    <div role="status" className="revoked-notice">
      {!maySave && (
        <InfoBox title={translate('save.revoked.title')}>{translate('save.revoked.text')}</InfoBox>
      )}
    </div>
  );
};
