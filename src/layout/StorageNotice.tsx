import SdCardAlertOutlined from '@mui/icons-material/SdCardAlertOutlined';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { session } from '../authProvider/session';
import { LayoutNotice } from './LayoutNotice';

/** Says that this session ends with the page, while the browser has no room to store it. */
export const StorageNotice = () => {
  const translate = useTranslate();
  const isStored = useSyncExternalStore(session.subscribe, session.isStored);
  return (
    <LayoutNotice icon={SdCardAlertOutlined}>{!isStored && translate('layout.storageFull')}</LayoutNotice>
  );
};
