import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { useTranslate } from 'ra-core';
import { TopBarPopover } from './TopBarPopover';
import './NotificationPopover.css';

/** The notification popover, which only announces the future feature (specification §2 'Shell layout'). */
export const NotificationPopover = () => {
  const translate = useTranslate();
  return (
    <TopBarPopover
      name={translate('layout.notifications.title')}
      label={<NotificationsNoneOutlined aria-hidden="true" />}
    >
      {() => (
        <div className="notification-popover">
          <h2>{translate('layout.notifications.title')}</h2>
          <p>
            <strong>{translate('layout.notifications.feature')}</strong>
          </p>
          <p>{translate('layout.notifications.sentence')}</p>
        </div>
      )}
    </TopBarPopover>
  );
};
