import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'ra-core';
import { Button } from '../../ui/Button';

type PrintButtonProps = {
  /** Defaults to printing immediately. */
  onPrint?: () => void;
};

/** The button 'Cetak', which by default opens the browser's print dialog. The page's PrintSheet defines the output. */
export const PrintButton = ({ onPrint = () => window.print() }: PrintButtonProps) => {
  const translate = useTranslate();
  return (
    <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => onPrint()}>
      {translate('print.button')}
    </Button>
  );
};
