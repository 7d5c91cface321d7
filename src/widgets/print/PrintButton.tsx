import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

type PrintButtonProps = {
  /** Left out, the browser prints at once. */
  onPrint?: () => void;
};

/** 'Cetak': on paper or as a PDF, as the browser does it; what goes there is the page's PrintSheet. */
export const PrintButton = ({ onPrint = () => window.print() }: PrintButtonProps) => {
  const translate = useTranslate();
  return (
    <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => onPrint()}>
      {translate('widgets.print.button')}
    </Button>
  );
};
