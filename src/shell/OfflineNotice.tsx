import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { useTranslate } from 'ra-core';
import { useOnline } from './useOnline';

/** Says that there is no network, for as long as there is none. */
export const OfflineNotice = () => {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="offline-notice">
          <CloudOffOutlined aria-hidden="true" />
          {translate('shell.offline')}
        </p>
      )}
    </div>
  );
};
