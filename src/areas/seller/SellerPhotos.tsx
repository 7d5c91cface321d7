import { useTranslate } from 'ra-core';
import { FullWidth } from '../../form/FullWidth';
import { FailedPhoto } from '../../form/photo/FailedPhoto';
import { PhotoBox } from '../../form/photo/PhotoBox';
import { PhotoButton } from '../../form/photo/PhotoButton';
import { PhotoFigure } from '../../form/photo/PhotoFigure';
import { useFieldLabel } from '../../ui/text/useFieldLabel';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { Seller } from './sellerRecord';
import { useSecurePicture } from './useSecurePicture';

/** The three photos of a seller, read-only. */
export const SellerPhotos = ({ seller }: { seller: Seller }) => {
  const translate = useTranslate();
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  const ktp = useSecurePicture(seller.id);
  const pictures = {
    sellerImage: seller.sellerImage?.image,
    storeImage: seller.storeImage?.image,
    ktpImage: ktp.picture,
  };
  const sources = ['sellerImage', 'storeImage', 'ktpImage'] as const;
  const photos = sources.flatMap((source) => {
    const picture = pictures[source];
    return picture ? [{ source, picture, title: fieldLabel(source) }] : [];
  });
  return (
    <FullWidth className="seller-photos">
      {sources.map((source) => {
        const label = fieldLabel(source);
        const index = photos.findIndex((photo) => photo.source === source);
        const isKtp = source === 'ktpImage';
        const isLoading = isKtp && ktp.isLoading;
        return (
          <PhotoFigure key={source} label={label}>
            <PhotoBox
              picture={pictures[source] ?? null}
              alt={label}
              empty={translate('photo.none')}
              busy={isLoading ? 'photo.loading' : null}
            >
              {index >= 0 && !isLoading && (
                <PhotoButton
                  photos={photos}
                  index={index}
                  label={translate('photo.enlarge', { label })}
                  isOverlay
                />
              )}
            </PhotoBox>
            {isKtp && ktp.hasFailed && <FailedPhoto retry={ktp.retry}>{words('ktpFailed')}</FailedPhoto>}
          </PhotoFigure>
        );
      })}
    </FullWidth>
  );
};
