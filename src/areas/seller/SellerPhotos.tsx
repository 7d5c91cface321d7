import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { getSecurePicture } from '../../dataProvider/pictures/transfer';
import { ApiError } from '../../dataProvider/serverErrors';
import { FailedPhoto, PhotoFigure } from '../../form/photo/PhotoBox';
import { ShownPhoto } from '../../form/photo/ShownPhoto';
import { FullWidth } from '../../ui/Section';
import { useFieldLabel, useResourceWords } from '../../ui/text/words';
import { photoFields, type Seller } from './sellerModel';

export const SellerPhotos = ({ seller }: { seller: Seller }) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const ktp = useSecurePicture(seller.id);
  const photos = photoFields.flatMap((source) => {
    const picture = source === 'ktpImage' ? ktp.picture : seller[source]?.image;
    return picture ? [{ source, picture, title: fieldLabel(source) }] : [];
  });
  return (
    <FullWidth className="seller-photos flow">
      {photoFields.map((source) => {
        const label = fieldLabel(source);
        const isKtp = source === 'ktpImage';
        return (
          <PhotoFigure key={source} label={label}>
            <ShownPhoto
              photos={photos}
              index={photos.findIndex((photo) => photo.source === source)}
              label={label}
              empty={translate('photo.none')}
              busy={isKtp && ktp.isLoading ? 'photo.loading' : null}
            />
            {isKtp && ktp.failure}
          </PhotoFigure>
        );
      })}
    </FullWidth>
  );
};

/** In memory only while it is shown. An error shows the toast 'Gagal Memuat KTP' once (specification §7, §8). */
export const useSecurePicture = (merchantId: string) => {
  const notify = useNotify();
  const words = useResourceWords();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['securePicture', merchantId],
    queryFn: ({ signal }) => getSecurePicture(merchantId, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  const hasFailed = error !== null && !isFetching;
  const isExpired = error instanceof ApiError && error.kind === 'expired';
  useEffect(() => {
    if (hasFailed && !isExpired) notify('resources.member-list/seller.ktpFailed', { type: 'error' });
  }, [hasFailed, isExpired, notify]);
  return {
    picture: data ?? null,
    isLoading: isFetching,
    failure: hasFailed && <FailedPhoto retry={() => void refetch()}>{words('ktpFailed')}</FailedPhoto>,
  };
};
