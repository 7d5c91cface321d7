import type { SvgIconComponent } from '@mui/icons-material';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import SdCardAlertOutlined from '@mui/icons-material/SdCardAlertOutlined';
import { useTranslate } from 'ra-core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { session } from '../authProvider/session';
import { useOnline } from './useOnline';

type LayoutNoticeProps = {
  icon: SvgIconComponent;
  /** One sentence; false while there is nothing to say. */
  children: ReactNode;
};

/** A line that stays as long as it is true. Screen readers hear it when it appears. */
const LayoutNotice = ({ icon: Icon, children }: LayoutNoticeProps) => (
  <div role="status">
    {children && (
      <p className="layout-notice">
        <Icon aria-hidden="true" />
        {children}
      </p>
    )}
  </div>
);

/** Below the top bar: that there is no network, and that this session ends with the page because the browser has no room to store it. */
export const LayoutNotices = () => {
  const translate = useTranslate();
  const online = useOnline();
  const isStored = useSyncExternalStore(session.subscribe, session.isStored);
  return (
    <>
      <LayoutNotice icon={CloudOffOutlined}>{!online && translate('layout.offline')}</LayoutNotice>
      <LayoutNotice icon={SdCardAlertOutlined}>{!isStored && translate('layout.storageFull')}</LayoutNotice>
    </>
  );
};
