import SdCardAlertOutlined from '@mui/icons-material/SdCardAlertOutlined';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { session } from '../authProvider/session';
import { ShellNotice } from './ShellNotice';

/** Says that this session ends with the page, while the browser has no room to store it. */
export const StorageNotice = () => {
  const translate = useTranslate();
  const isStored = useSyncExternalStore(session.subscribe, session.isStored);
  return <ShellNotice icon={SdCardAlertOutlined}>{!isStored && translate('shell.storageFull')}</ShellNotice>;
};
