import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'ra-core';
import { Button } from '../../ui/Button';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { usePanel } from '../../ui/usePanel';
import type { ExportButtonProps } from './ExportPanel';

const ExportPanel = partOnDemand(() => import('./ExportPanel'));

/** Exports all filtered rows, not only the page. */
export const ExportButton = (props: ExportButtonProps) => {
  const translate = useTranslate();
  const { trigger, panel } = usePanel(ExportPanel);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} {...trigger}>
        {translate('export.button')}
      </Button>
      {panel && <ExportPanel {...props} {...panel} />}
    </>
  );
};
