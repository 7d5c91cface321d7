import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useResourceWords } from '../../../widgets/text/useResourceWords';

/** Below the frame of the KTP photo when it could not be read: the sentence and 'Coba lagi'. */
export const KtpFailed = ({ retry }: { retry: () => void }) => {
  const translate = useTranslate();
  const words = useResourceWords();
  return (
    <>
      <FormHelperText error>{words('ktpFailed')}</FormHelperText>
      <div className="image-upload-actions">
        <Button size="small" variant="outlined" onClick={retry}>
          {translate('widgets.feedback.retry')}
        </Button>
      </div>
    </>
  );
};
