import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FullWidth } from '../../widgets/form/FullWidth';
import { FailedPhoto } from '../../widgets/photo/FailedPhoto';
import { PhotoBox } from '../../widgets/photo/PhotoBox';
import { PhotoFigure } from '../../widgets/photo/PhotoFigure';
import { useFieldLabel } from '../../widgets/text/useFieldLabel';
import { useResourceWords } from '../../widgets/text/useResourceWords';
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
    <PhotoFigure label={label}>
      <PhotoBox
        picture={picture}
        alt={label}
        empty={translate('widgets.photo.none')}
        busy={isLoading ? 'widgets.photo.loading' : null}
      />
      {children}
    </PhotoFigure>
  );
};

/** The three photos of a seller, read-only. */
export const SellerPhotos = ({ seller }: { seller: Seller }) => {
  const words = useResourceWords();
  const ktp = useSecurePicture(seller.id);
  return (
    <FullWidth className="seller-photos">
      <SellerPhoto source="sellerImage" picture={seller.sellerImage?.image ?? null} />
      <SellerPhoto source="storeImage" picture={seller.storeImage?.image ?? null} />
      <SellerPhoto source="ktpImage" picture={ktp.picture} isLoading={ktp.isLoading}>
        {ktp.hasFailed && <FailedPhoto retry={ktp.retry}>{words('ktpFailed')}</FailedPhoto>}
      </SellerPhoto>
    </FullWidth>
  );
};
