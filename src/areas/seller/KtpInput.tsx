import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { ImageUploadInput } from '../../widgets/photo/ImageUploadInput';
import { editRules } from './sellerRules';
import { useSecurePicture } from './useSecurePicture';

/** The ID card of an existing seller: the stored picture, which a new one may replace. */
export const KtpInput = ({ merchantId }: { merchantId: string }) => {
  const translate = useTranslate();
  const { picture, isLoading, hasFailed, retry } = useSecurePicture(merchantId);
  return (
    <ImageUploadInput
      source="ktpImage"
      secure
      relatedIdentity={merchantId}
      validate={editRules.ktpImage}
      stored={picture}
      isLoading={isLoading}
    >
      {hasFailed && (
        <>
          <FormHelperText error>{translate('resources.member-list/seller.ktpFailed')}</FormHelperText>
          <div className="image-upload-actions">
            <Button size="small" variant="outlined" onClick={retry}>
              {translate('widgets.feedback.retry')}
            </Button>
          </div>
        </>
      )}
    </ImageUploadInput>
  );
};
