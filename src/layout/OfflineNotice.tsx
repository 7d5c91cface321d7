import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { useTranslate } from 'ra-core';
import { LayoutNotice } from './LayoutNotice';
import { useOnline } from './useOnline';

/** Says that there is no network, for as long as there is none. */
export const OfflineNotice = () => {
  const translate = useTranslate();
  const online = useOnline();
  return <LayoutNotice icon={CloudOffOutlined}>{!online && translate('layout.offline')}</LayoutNotice>;
};
