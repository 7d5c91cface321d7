import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { useTranslate } from 'ra-core';
import { ShellNotice } from './ShellNotice';
import { useOnline } from './useOnline';

/** Says that there is no network, for as long as there is none. */
export const OfflineNotice = () => {
  const translate = useTranslate();
  const online = useOnline();
  return <ShellNotice icon={CloudOffOutlined}>{!online && translate('shell.offline')}</ShellNotice>;
};
