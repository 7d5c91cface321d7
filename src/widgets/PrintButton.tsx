import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import './print.css';

/** 'Cetak': the page as the browser prints it, on paper or as a PDF; print.css leaves out what only a screen needs. */
export const PrintButton = () => {
  const translate = useTranslate();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<PrintIcon />}
      onClick={() => {
        window.print();
      }}
    >
      {translate('kit.print')}
    </Button>
  );
};
