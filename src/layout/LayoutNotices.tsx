import type { SvgIconComponent } from '@mui/icons-material';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SdCardAlertOutlined from '@mui/icons-material/SdCardAlertOutlined';
import { useStore, useTranslate } from 'ra-core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { session } from '../authProvider/session';
import { isClockWrong, subscribeToClock } from '../format/clock';
import { lostPreferences } from './preferences';
import { useOnline } from './useOnline';

type LayoutNoticeProps = {
  icon: SvgIconComponent;
  /** One sentence; false while there is no message. */
  children: ReactNode;
};

/** A message that stays while its condition holds. Screen readers announce it when it appears. */
const LayoutNotice = ({ icon: Icon, children }: LayoutNoticeProps) => (
  <div role="status">
    {children && (
      <p className="layout-notice">
        <Icon aria-hidden="true" />
        <span>{children}</span>
      </p>
    )}
  </div>
);

/**
 * The messages below the top bar: the clock is wrong, there is no network, or the browser keeps the session or the last preference only until
 * this page closes.
 */
export const LayoutNotices = () => {
  const translate = useTranslate();
  const online = useOnline();
  const [areLost] = useStore(lostPreferences, false);
  const isWrong = useSyncExternalStore(subscribeToClock, isClockWrong);
  const isStored = useSyncExternalStore(session.subscribe, session.isStored);
  return (
    <>
      <LayoutNotice icon={ScheduleOutlined}>{isWrong && translate('layout.wrongClock')}</LayoutNotice>
      <LayoutNotice icon={CloudOffOutlined}>{!online && translate('layout.offline')}</LayoutNotice>
      <LayoutNotice icon={SdCardAlertOutlined}>{!isStored && translate('layout.storageFull')}</LayoutNotice>
      <LayoutNotice icon={SdCardAlertOutlined}>{areLost && translate('layout.preferencesLost')}</LayoutNotice>
    </>
  );
};
