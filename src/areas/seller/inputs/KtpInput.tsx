import { ktpAspect } from '../../../domain/ktp';
import { FailedPhoto } from '../../../form/photo/FailedPhoto';
import { ImageUploadInput } from '../../../form/photo/ImageUploadInput';
import { useResourceWords } from '../../../ui/text/useResourceWords';
import { editRules } from '../sellerRules';
import { useSecurePicture } from '../useSecurePicture';

/** The ID card input of an existing seller: shows the stored picture, which an upload replaces. */
export const KtpInput = ({ merchantId }: { merchantId: string }) => {
  const words = useResourceWords();
  const { picture, isLoading, hasFailed, retry } = useSecurePicture(merchantId);
  return (
    <ImageUploadInput
      source="ktpImage"
      secure
      aspect={ktpAspect}
      relatedIdentity={merchantId}
      validate={editRules.ktpImage}
      stored={picture}
      isLoading={isLoading}
    >
      {hasFailed && <FailedPhoto retry={retry}>{words('ktpFailed')}</FailedPhoto>}
    </ImageUploadInput>
  );
};
