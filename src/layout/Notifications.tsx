import type { SvgIconComponent } from '@mui/icons-material';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SdCardAlertOutlined from '@mui/icons-material/SdCardAlertOutlined';
import UpgradeOutlined from '@mui/icons-material/UpgradeOutlined';
import { useNotificationContext, useNotify, useStore, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { session } from '../authProvider/session';
import { isClockWrong, subscribeToClock } from '../domain/format/clock';
import { Button } from '../ui/Button';
import { missingCode } from '../ui/onDemand/onDemand';
import { showToast } from '../ui/Toaster';
import { lostPreferences } from './preferences';

/** In the only toaster. A message of the type `info` is a success that hides no error. */
export const Notifications = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const { message, type, notificationOptions } = takeNotification() ?? {};
    if (typeof message !== 'string') return;
    const args = (notificationOptions?.messageArgs ?? {}) as { _?: string };
    // A server's sentence is not a message key, so it is shown as it is.
    const text = translate(message, { ...args, _: args._ ?? message });
    showToast(type === 'error' || type === 'warning' ? 'error' : 'success', text, type === 'info');
  }, [notifications, takeNotification, translate]);
  return null;
};

const subscribeToNetwork = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const useOnline = (): boolean => useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);

const LayoutNotice = ({ icon: Icon, children }: { icon: SvgIconComponent; children: ReactNode }) => (
  <div role="status">
    {children && (
      <p className="layout-notice icons-20 not-printed row">
        <Icon aria-hidden="true" />
        <span>{children}</span>
      </p>
    )}
  </div>
);

/** Once code of the old version is missing, and with each click that needs such code. */
const NewVersionNotice = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const isMissing = useSyncExternalStore(missingCode.subscribe, missingCode.exists);
  useEffect(
    () =>
      missingCode.subscribe(() =>
        notify(navigator.onLine ? 'layout.missingCode.toast' : 'layout.missingCode.toastOffline', {
          type: 'error',
        }),
      ),
    [notify],
  );
  return (
    <LayoutNotice icon={UpgradeOutlined}>
      {isMissing && (
        <>
          <span>{translate('layout.missingCode.notice')}</span>
          <Button size="small" onClick={() => location.reload()}>
            {translate('layout.error.reload')}
          </Button>
        </>
      )}
    </LayoutNotice>
  );
};

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
      <NewVersionNotice />
      <LayoutNotice icon={SdCardAlertOutlined}>{!isStored && translate('layout.storageFull')}</LayoutNotice>
      <LayoutNotice icon={SdCardAlertOutlined}>{areLost && translate('layout.preferencesLost')}</LayoutNotice>
    </>
  );
};
