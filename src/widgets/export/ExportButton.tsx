import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'ra-core';
import { partOnDemand } from '../../onDemand/onDemand';
import { Button } from '../button/Button';
import { usePanel } from '../panel/usePanel';
import type { ExportButtonProps } from './exportColumn';

const ExportPanel = partOnDemand(() => import('./ExportPanel'));

/** The button 'Ekspor', which opens the export of the list in context: all filtered rows, not only the page (ExportPanel). */
export const ExportButton = (props: ExportButtonProps) => {
  const translate = useTranslate();
  const { anchor, wasOpened, trigger, close } = usePanel(ExportPanel);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} {...trigger}>
        {translate('widgets.export.button')}
      </Button>
      {wasOpened && <ExportPanel {...props} anchor={anchor} onClose={close} />}
    </>
  );
};
