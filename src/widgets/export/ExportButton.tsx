import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { onDemand } from '../../onDemand/onDemand';
import { usePanel } from '../feedback/usePanel';
import type { ExportButtonProps } from './exportColumn';

const ExportPanel = onDemand(() => import('./ExportPanel'));

/** 'Ekspor': the whole filter of the list around us as a file, not one page of it (ExportPanel). */
export const ExportButton = (props: ExportButtonProps) => {
  const translate = useTranslate();
  const { anchor, wasOpened, trigger, close } = usePanel();
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        {...trigger}
        {...ExportPanel.ahead}
      >
        {translate('widgets.export.button')}
      </Button>
      {wasOpened && <ExportPanel {...props} anchor={anchor} onClose={close} />}
    </>
  );
};
