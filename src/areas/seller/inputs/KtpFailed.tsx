import FormHelperText from '@mui/material/FormHelperText';
import { RetryButton } from '../../../widgets/feedback/RetryButton';
import { useResourceWords } from '../../../widgets/text/useResourceWords';

/** The error message and the 'Coba lagi' button below a KTP photo that could not be loaded. */
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
