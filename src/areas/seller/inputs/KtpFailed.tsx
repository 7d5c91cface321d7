import FormHelperText from '@mui/material/FormHelperText';
import { RetryButton } from '../../../widgets/feedback/RetryButton';
import { useResourceWords } from '../../../widgets/text/useResourceWords';

/** Below the frame of the KTP photo when it could not be read: the sentence and 'Coba lagi'. */
export const KtpFailed = ({ retry }: { retry: () => void }) => {
  const words = useResourceWords();
  return (
    <>
      <FormHelperText error>{words('ktpFailed')}</FormHelperText>
      <div className="image-upload-actions">
        <RetryButton onRetry={retry} />
      </div>
    </>
  );
};
