import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PhotoBox } from '../../widgets/photo/PhotoBox';
import { useFieldLabel } from '../../widgets/text/useFieldLabel';
import { KtpFailed } from './inputs/KtpFailed';
import type { Seller } from './sellerRecord';
import { useSecurePicture } from './useSecurePicture';

type SellerPhotoProps = {
  source: 'sellerImage' | 'storeImage' | 'ktpImage';
  picture: Blob | string | null;
  isLoading?: boolean;
  children?: ReactNode;
};

const SellerPhoto = ({ source, picture, isLoading = false, children }: SellerPhotoProps) => {
  const translate = useTranslate();
  const label = useFieldLabel()(source);
  return (
    <figure className="image-upload">
      <figcaption className="image-upload-label">{label}</figcaption>
      <PhotoBox
        picture={picture}
        alt={label}
        empty={translate('widgets.photo.none')}
        busy={isLoading ? 'widgets.photo.loading' : null}
      />
      {children}
    </figure>
  );
};

/** The three photos of a seller, read-only. */
export const SellerPhotos = ({ seller }: { seller: Seller }) => {
  const ktp = useSecurePicture(seller.id);
  return (
    <div className="form-wide seller-photos">
      <SellerPhoto source="sellerImage" picture={seller.sellerImage?.image ?? null} />
      <SellerPhoto source="storeImage" picture={seller.storeImage?.image ?? null} />
      <SellerPhoto source="ktpImage" picture={ktp.picture} isLoading={ktp.isLoading}>
        {ktp.hasFailed && <KtpFailed retry={ktp.retry} />}
      </SellerPhoto>
    </div>
  );
};
