import FormHelperText from '@mui/material/FormHelperText';
import { RetryButton } from '../../ui/RetryButton';
import './ImageUpload.css';

type FailedPhotoProps = {
  children: string;
  retry: () => void;
};

/** The message and 'Coba lagi' below a photo that could not be loaded. */
export const FailedPhoto = ({ children, retry }: FailedPhotoProps) => (
  <>
    <FormHelperText error>{children}</FormHelperText>
    <div className="image-upload-actions">
      <RetryButton onRetry={retry} />
    </div>
  </>
);
