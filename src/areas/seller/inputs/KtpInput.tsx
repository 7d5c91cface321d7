import { ktpAspect } from '../../../domain/ktp';
import { ImageUploadInput } from '../../../widgets/photo/ImageUploadInput';
import { editRules } from '../sellerRules';
import { useSecurePicture } from '../useSecurePicture';
import { KtpFailed } from './KtpFailed';

/** The ID card input of an existing seller: shows the stored picture, which an upload replaces. */
export const KtpInput = ({ merchantId }: { merchantId: string }) => {
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
      {hasFailed && <KtpFailed retry={retry} />}
    </ImageUploadInput>
  );
};
